import { expect } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { FAILED_REQUEST, isControlled, noticeOf } from '#tests/support/pages/offline-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { patternOf } from '#tests/support/pages/texts.ts';

test.use(WITH_WORKER);

test('every screen says that it is offline and back online, stableResult', async ({
  page,
  context,
  home,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await page.clock.install({ time: Date.UTC(2026, 10, 21, 1) });
  await page.goto('/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await isControlled(page);
  await page.clock.pauseAt(Date.UTC(2026, 10, 21, 2));
  const offlineNotice = noticeOf(page, patternOf(t.common.offline.banner));
  const backNotice = noticeOf(page, t.offline.back);
  const pass = (ms: number) => page.clock.runFor(ms);
  /** The page's clock is stopped, so the page must learn of the network before time passes. */
  const setOffline = async (isOffline: boolean) => {
    await context.setOffline(isOffline);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
  };

  // An outage of less than a second is not shown.
  await setOffline(true);
  await pass(900);
  await setOffline(false);
  await pass(10_000);
  await expect(offlineNotice).toHaveCount(0);
  await expect(backNotice).toHaveCount(0);

  await setOffline(true);
  await pass(1_000);
  await expect(offlineNotice).toBeVisible();
  await expect(offlineNotice).toContainText(t.offline.works);
  await page.getByRole('link', { name: t.common.back }).click();
  await home.isReady();
  await expect(offlineNotice).toBeVisible();
  // It is above the tabs, which stay in reach.
  const tabs = page.getByRole('navigation', { name: t.common.tabs.label });
  const [noticeBox, tabsBox] = [await offlineNotice.boundingBox(), await tabs.boundingBox()];
  expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(tabsBox?.y ?? 0);

  await setOffline(false);
  await pass(900);
  await setOffline(true);
  await pass(5_000);
  await expect(backNotice).toHaveCount(0);
  await expect(offlineNotice).toBeVisible();

  await setOffline(false);
  await pass(1_000);
  await expect(backNotice).toBeVisible();
  await pass(3_900);
  await expect(backNotice).toBeVisible();
  await pass(200);
  await expect(backNotice).toHaveCount(0);
  await expect(offlineNotice).toHaveCount(0);
});
