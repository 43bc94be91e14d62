/** The document for the next launch is already in a cache (docs/decisions/0008). */
import { expect } from '@playwright/test';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { FAILED_REQUEST, isControlled } from '#tests/support/pages/offline-steps.ts';
import { expectLaunchDocuments } from '#tests/support/pages/launch-documents.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

test('offline the browser serves the lobby from its cache without starting the worker', async ({
  page,
  context,
  home,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await home.open();
  await isControlled(page);
  await expectLaunchDocuments(page, (text) => text.includes('data-snapshot="stored"'));
  await offline(context, async () => {
    for (const path of ['/', '/lobby/home', '/lobby/home?source=pwa']) {
      const answer = await page.goto(path);
      expect(await answer?.text()).toContain('data-snapshot="stored"');
      await home.isReady();
      const workerStart = await page.evaluate(() => {
        const [opening] = performance.getEntriesByType('navigation');
        return opening instanceof PerformanceNavigationTiming ? opening.workerStart : null;
      });
      expect(workerStart).toBe(0);
    }
  });
});

test('a launch paints the pictures of its first view from its document', async ({ page, home }) => {
  await home.open();
  await isControlled(page);
  await expectLaunchDocuments(page, (text) => {
    const grid = text.slice(text.indexOf('shell-grid is-filled'));
    return (
      text.includes('shell-banner is-still"><img src="data:image/') &&
      grid.split('src="data:').length === 10
    );
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLImageElement && target.closest('#shell'))
          Object.assign(window, {
            loaded: [...(Reflect.get(window, 'loaded') ?? []), target.currentSrc.slice(0, 11)],
          });
      },
      true,
    );
  });
  await page.goto('/');
  await home.isReady();
  const loaded = await page.evaluate((): string[] => Reflect.get(window, 'loaded'));
  expect(new Set(loaded)).toEqual(new Set(['data:image/']));
  await expect(page.locator('#shell')).toHaveCount(0);
});

test('launch documents hold no data of a player who has logged out', async ({
  page,
  home,
  player: _player,
  t,
}) => {
  await home.open();
  await expect(home.balance).toBeVisible();
  await isControlled(page);
  await expectLaunchDocuments(page, (text) => text.includes(`>${t.home.header.deposit}</b>`));
  await home.logOut();
  await home.isReady();
  await expectLaunchDocuments(page, (text) => text.includes(`>${t.home.header.register}</b>`));
  await home.reload();
  await expect(home.balance).toHaveCount(0);
});
