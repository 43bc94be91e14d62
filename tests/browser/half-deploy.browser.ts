/** A release of which some files answer with a page: an SPA fallback, or a captive portal. */
import { expect, type Page } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import {
  entryOn,
  hasLoaded,
  isUpdateWaiting,
  lookForUpdate,
  runs,
  test,
} from './pages/release-test.ts';

test.use(WITH_WORKER);

const FAILED =
  /integrity|bad-precaching-response|Failed to load|MIME|ServiceWorker|Failed to fetch/;

const PAGE = { status: 200, type: 'text/html', body: '<!doctype html><h1>Welcome</h1>' };

/** The versions that the browser has beside the one that runs. */
const newVersions = (page: Page): Promise<boolean[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.installing, registration?.waiting].map((one) => Boolean(one));
  });

test('leaves the release before it in charge, and installs once the server is healed', async ({
  page,
  home,
  front,
  deployment,
  loads,
  releases,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED);
  await deployment.openIdleLobby();
  deployment.deploy();
  front.answer(new RegExp(`^${releases.next.entry}`), PAGE);
  front.takeRequests();
  await lookForUpdate(page);
  await expect.poll(() => front.takeRequests()).toContain(releases.next.entry);
  await expect.poll(() => newVersions(page)).toEqual([false, false]);
  await page.reload();
  await home.isReady();
  expect(await entryOn(page)).toBe(releases.old.entry);

  front.mend();
  await lookForUpdate(page);
  await isUpdateWaiting(page);
  await deployment.accept();
  await hasLoaded(loads, 3);
  await runs(page, releases.next);
  await home.isReady();
});
