/** The games' own pages on the smallest phone, with ordinary and with doubled text. */
import { expect, type Page } from '@playwright/test';
import { GAME_KINDS } from '#server/core/database/game-kind.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { openGame } from '#tests/support/pages/game-page.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { gameOfKind, playTexts, startAddress, StartPage } from '#tests/support/pages/start-page.ts';
import { test } from '#tests/support/pages/test.ts';

/** Parts that are cut off, covered or outside the page. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} px wide`);
    for (const part of document.querySelectorAll<HTMLElement>(
      'main :is(button, select, .amount, h1)',
    )) {
      const name = part.textContent || part.className;
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < 0 || right > innerWidth) found.push(`${name}: ${left} to ${right}`);
      if (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1) {
        found.push(`${name}: cut`);
      }
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!part.contains(at)) found.push(`${name}: covered by ${at?.className}`);
    }
    return found;
  });

for (const kind of GAME_KINDS) {
  test(`${kind}: nothing is cut off at 320 px, also with doubled text`, async ({
    page,
    ownPlatform,
  }) => {
    for (const lang of ['en', 'th-TH']) {
      const { gameUrl } = await openGame(ownPlatform, kind, { lang, coin: 123_456_789 });
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(gameUrl);
      await expect(page.locator('main:not([aria-busy]) .action')).toBeEnabled();
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect(await misfits(page), `${lang}, text at ${size}`).toEqual([]);
      }
    }
  });
}

/** What small phones leave of a screen below the app's bar, in portrait and landscape. */
const SMALL = [
  [360, 592],
  [320, 508],
  [640, 308],
  [568, 260],
] as const;

test('bet and action are visible on a small phone without scrolling', async ({
  page,
  ownPlatform,
}) => {
  for (const kind of GAME_KINDS) {
    const { gameUrl } = await openGame(ownPlatform, kind, { coin: 123_456_789 });
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      await page.goto(gameUrl);
      await expect(page.locator('main:not([aria-busy]) .action')).toBeEnabled();
      for (const part of ['.bet', '.action']) {
        await expect(page.locator(part), `${kind}, ${width} × ${height}`).toBeInViewport({
          ratio: 1,
        });
      }
      await expect(page.locator('.board')).toBeInViewport();
      const side = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(side, `${kind}, ${width} × ${height}`).toBeLessThanOrEqual(0);
    }
  }
});

test('on a phone on its side all chips and the button below them are in view', async ({
  page,
  ownPlatform,
}) => {
  // What the app's bar leaves of 844 × 390.
  await page.setViewportSize({ width: 844, height: 342 });
  for (const kind of GAME_KINDS) {
    const { gameUrl } = await openGame(ownPlatform, kind, { coin: 123_456_789 });
    await page.goto(gameUrl);
    await expect(page.locator('main:not([aria-busy]) .action')).toBeEnabled();
    await page.locator('[data-bet]').click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.locator('.chip').first()).toBeVisible();
    for (const part of [...(await dialog.locator('.chip').all()), dialog.locator('.action')]) {
      await expect(part, kind).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('in the app', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('the game leaves balance and tools to the app’s bar, which is one row', async ({
    page,
    lobby,
    ownPlatform,
    t,
  }) => {
    await signIn(page, ownPlatform, await makePlayer(ownPlatform, { coin: 123_456_789 }));
    const start = new StartPage(page, t, playTexts('th'));
    for (const kind of GAME_KINDS) {
      await page.goto(startAddress(gameOfKind(lobby, kind)));
      await start.isPlaying();
      await expect(start.game.locator('.bar')).toBeVisible();
      await expect(start.game.locator('.till, .tool')).toHaveCount(0);
      const middles = await start.bar.locator('button:visible').evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      expect(middles.length).toBeGreaterThan(3);
      expect(Math.max(...middles) - Math.min(...middles), kind).toBeLessThan(12);
      await expect(start.bar.getByText(t.common.tagline).last()).toBeInViewport({ ratio: 1 });
    }
  });
});
