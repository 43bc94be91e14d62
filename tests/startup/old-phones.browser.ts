/** The oldest supported browsers open the lobby; older ones get a plain page (docs/decisions/0009). */
import { expect } from '@playwright/test';
import { test } from '#tests/support/pages/test.ts';

/** Removes what iOS 15 and Chrome 99 lack. */
function removeMethods(): void {
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) {
    Reflect.deleteProperty(Array.prototype, name);
  }
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(Object, 'groupBy');
  Reflect.deleteProperty(Promise, 'withResolvers');
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(Intl, 'Segmenter');
}

test('a phone of the oldest supported version opens the lobby, a game’s sheet and the search', async ({
  page,
  home,
  hotGame,
  player: _player,
}) => {
  await page.addInitScript(removeMethods);
  await page.goto('/lobby/home');
  await home.isReady();
  expect(await page.evaluate(() => [1, 2].toSorted((a, b) => b - a))).toEqual([2, 1]);
  await home.gameLink(hotGame.id).click({ button: 'right' });
  await expect(page.locator('[data-overlay="game-info"]')).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent(hotGame.name.slice(0, 4))}`);
  await expect(page.locator('[data-game-id]').first()).toBeVisible();
});

test('an older one is asked for a newer browser, in both languages', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  await page.goto('/lobby/home');
  await expect(page.locator('#too-old')).toBeVisible();
  await expect(page.locator('#too-old')).toContainText('newer browser');
  await expect(page.locator('#too-old [lang="th"]')).toBeVisible();
  await expect(page.locator('#shell')).toHaveCount(0);
});

test('a new phone loads no polyfills', { tag: '@gate' }, async ({ page, home }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/lobby/home');
  await home.isReady();
  expect(asked.filter((url) => url.includes('polyfills'))).toEqual([]);
});
