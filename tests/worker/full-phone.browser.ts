/** A phone with hardly any room: an app that was kept opens offline at each of its addresses, or it is not kept. */
import { expect, type CDPSession, type Page } from '@playwright/test';
import { LAUNCH_ADDRESSES } from '#shared/snapshot/cache.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { FAILED_REQUEST, isControlled } from '#tests/support/pages/offline-steps.ts';
import { expectLaunchDocuments } from '#tests/support/pages/launch-documents.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);
test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expect(FAILED_REQUEST);
  consoleErrors.expect(/Quota|ServiceWorker|service worker/);
});

const KB = 1_000;
/** Around the size of the shell; more is tried until an installation succeeds. */
const ROOMS_KB = [600, 1_150, 1_250, 1_300, 1_400, 1_600, 2_000];

const setRoom = (devtools: CDPSession, origin: string, quotaSize: number) =>
  devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });

/** The state of the page's worker, from its registration on. */
declare global {
  interface Window {
    workerState?: ServiceWorkerState;
  }
}

/** Follows the worker that the page registers. */
const followWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function follow(...given) {
      const registration = await register.apply(this, given);
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      const look = () => {
        if (worker !== null) window.workerState = worker.state;
      };
      worker?.addEventListener('statechange', look);
      look();
      return registration;
    };
  });

/** Waits until the worker's installation has succeeded or failed. */
async function isInstalled(page: Page): Promise<boolean> {
  const read = () => page.evaluate(() => window.workerState);
  await expect.poll(read).toMatch(/^(?:activated|redundant)$/);
  return (await read()) === 'activated';
}

test('a first visit with too little room keeps all of the app or nothing', async ({
  page,
  context,
  home,
  ownPlatform,
}) => {
  const { origin } = new URL(ownPlatform.url);
  const devtools = await context.newCDPSession(page);
  const outcomes: boolean[] = [];
  await followWorker(page);
  for (const room of ROOMS_KB) {
    await test.step(`${room} kB`, async () => {
      await page.goto('about:blank');
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await setRoom(devtools, origin, room * KB);
      await home.open();
      const isKept = await isInstalled(page);
      outcomes.push(isKept);
      if (!isKept) return;
      await offline(context, async () => {
        for (const path of LAUNCH_ADDRESSES) {
          await page.goto(path);
          await expect(page.locator('main')).toBeVisible();
        }
      });
    });
    if (outcomes.at(-1) === true) break;
  }
  expect(outcomes).toContain(false);
  expect(outcomes.at(-1)).toBe(true);
  // The room that was enough, and the one with all the room there is.
  await setRoom(devtools, origin, 100_000 * KB);
  await home.reload();
  await isControlled(page);
});

test('a log-out without any room left removes the player and keeps the start', async ({
  page,
  context,
  home,
  player: _player,
  ownPlatform,
  t,
}) => {
  await home.open();
  await expect(home.balance).toBeVisible();
  await isControlled(page);
  // In a tab of its own: documents that it has read hold their room until it closes.
  const reader = await context.newPage();
  await reader.goto('/about');
  await expectLaunchDocuments(reader, (text) => text.includes(`>${t.home.header.deposit}</b>`));
  await reader.close();
  // Launched from one of them, as an installed app is.
  await home.reload();
  await expect(home.balance).toBeVisible();
  // No icons that could yield, and nothing else is being stored.
  await page.evaluate(async () => {
    const { controller } = navigator.serviceWorker;
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      controller?.postMessage({ type: 'icons/pause' }, [port2]);
    });
    for (const request of await (await caches.open('parola-icons')).keys()) {
      await (await caches.open('parola-icons')).delete(request);
    }
  });
  const { origin } = new URL(ownPlatform.url);
  const devtools = await context.newCDPSession(page);
  const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
  await setRoom(devtools, origin, usage);
  await home.logOut();
  await home.isReady();
  await expect(home.balance).toHaveCount(0);
  await expectLaunchDocuments(page, (text) => !text.includes(`>${t.home.header.deposit}</b>`));
  await offline(context, async () => {
    for (const path of LAUNCH_ADDRESSES) {
      await page.goto(path);
      await home.isReady();
      await expect(home.balance).toHaveCount(0);
    }
  });
});
