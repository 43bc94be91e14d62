/** A release in which some files are answered with a page: an SPA fallback, or a captive portal. */
import { expect, type Page } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import {
  entryOn,
  hasLoaded,
  isUpdateWaiting,
  lookForUpdate,
  runs,
  test,
} from '#tests/support/pages/release-test.ts';

test.use(WITH_WORKER);

const FAILED =
  /integrity|bad-precaching-response|Failed to load|MIME|ServiceWorker|Failed to fetch/;

const PAGE = { status: 200, type: 'text/html', body: '<!doctype html><h1>Welcome</h1>' };

/** The new versions in the browser beside the running one. */
const newVersions = (page: Page): Promise<boolean[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.installing, registration?.waiting].map((one) => Boolean(one));
  });

test('leaves the previous release active, and installs once the server is repaired', async ({
  page,
  home,
  deployment,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED);
  await deployment.openIdleLobby();
  deployment.deploy();
  deployment.front.answer(new RegExp(`^${deployment.next.entry}`), PAGE);
  deployment.front.takeRequests();
  await lookForUpdate(page);
  await expect.poll(() => deployment.front.takeRequests()).toContain(deployment.next.entry);
  await expect.poll(() => newVersions(page)).toEqual([false, false]);
  await home.reload();
  expect(await entryOn(page)).toBe(deployment.old.entry);

  deployment.front.restore();
  await lookForUpdate(page);
  await isUpdateWaiting(page);
  await deployment.accept();
  await hasLoaded(deployment.loads, 3);
  await runs(page, deployment.next);
  await home.isReady();
});
