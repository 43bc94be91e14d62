/** The document that the app opens with lies ready in a cache (docs/decisions/0043). */
import { expect, type Page } from '@playwright/test';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { FAILED_REQUEST, isControlled } from './pages/offline-desk.ts';
import { test } from './pages/test.ts';

test.use(WITH_WORKER);

/** The documents kept for the app's usual addresses, as text. */
const keptDocuments = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('parola-openings-'));
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''));
      }),
    );
    return found.flat();
  });

const hasKept = (page: Page, words: string) =>
  expect
    .poll(async () => (await keptDocuments(page)).map((text) => text.includes(words)))
    .toEqual([true, true, true]);

test('offline the browser answers with the lobby by itself: no worker is started for it', async ({
  page,
  context,
  home,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await home.open();
  await isControlled(page);
  await hasKept(page, 'data-first-view="stored"');
  await offline(context, async () => {
    for (const path of ['/', '/lobby/home', '/lobby/home?source=pwa']) {
      const answer = await page.goto(path);
      expect(await answer?.text()).toContain('data-first-view="stored"');
      await home.isReady();
      const workerStart = await page.evaluate(() => {
        const [opening] = performance.getEntriesByType('navigation');
        return opening instanceof PerformanceNavigationTiming ? opening.workerStart : null;
      });
      expect(workerStart).toBe(0);
    }
  });
});

test('what a player saw is gone from them once that player has logged out', async ({
  page,
  home,
  player,
  t,
}) => {
  expect(player.account).not.toBe('');
  await home.open();
  await expect(home.balance).toBeVisible();
  await isControlled(page);
  await hasKept(page, `>${t.home.header.deposit}</b>`);
  await home.logOut();
  await home.isReady();
  await hasKept(page, `>${t.home.header.register}</b>`);
  await page.reload();
  await home.isReady();
  await expect(home.balance).toHaveCount(0);
});
