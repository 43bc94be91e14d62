/** A game opens from its picture; not for who wants no movement, and nothing else moves. */
import { expect, type Page } from '@playwright/test';
import { WITH_MOTION } from '#tests/support/browser.ts';
import { hotGames } from '#tests/support/pages/lobby-data.ts';
import { test } from '#tests/support/pages/test.ts';

interface Move {
  readonly types: readonly string[];
  /** The parts that moved, such as `::view-transition-group(game)`. */
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    moves: Move[];
  }
}

/** Records the page's transitions. */
const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.moves = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function record(options) {
      const transition = start.call(this, options);
      const types = typeof options === 'object' ? [...(options?.types ?? [])] : [];
      const note = async () => {
        await transition.ready;
        const effects = document.getAnimations().map(({ effect }) => effect);
        const parts = effects.flatMap((effect) =>
          effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [],
        );
        window.moves.push({ types, parts });
      };
      void note();
      return transition;
    };
  });

const movesOf = (page: Page): Promise<Move[]> => page.evaluate(() => window.moves);

test.describe('with movement', () => {
  test.use(WITH_MOTION);

  test('a tapped game grows from its picture, and tabs change at once', async ({
    page,
    home,
    lobby,
    t,
    player: _player,
  }) => {
    await watchMoves(page);
    await home.open();
    await expect(home.balance).toBeVisible();
    const tab = (name: 'deposit') =>
      page
        .getByRole('navigation', { name: t.common.tabs.label })
        .getByRole('link', { name: t.common.tabs[name], exact: true });

    // A first tap may come before the router, which then opens its first screen at once.
    await tab('deposit').click();
    await expect(page).toHaveURL('/deposit');
    await expect(page.locator('main[data-screen="deposit"]')).toBeVisible();
    await page.goBack();
    await home.isReady();

    await test.step('a game', async () => {
      expect(await movesOf(page)).toEqual([]);
      await home.gameLink(hotGames(lobby)[1]?.id ?? 0).click();
      await expect(page).toHaveURL(/\/start\?/);
      await expect.poll(() => movesOf(page)).toMatchObject([{ types: ['game'] }]);
      const [move] = await movesOf(page);
      expect(move?.parts).toContain('::view-transition-group(game)');
    });

    await test.step('and back', async () => {
      await page.goBack();
      await home.isReady();
      await expect
        .poll(async () => (await movesOf(page)).map(({ types }) => types))
        .toEqual([['game'], ['game']]);
    });
  });

  test('a browser without transitions changes screens all the same', async ({
    page,
    home,
    lobby,
    player: _player,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await home.open();
    await home.gameLink(hotGames(lobby)[1]?.id ?? 0).click();
    await expect(page).toHaveURL(/\/start\?/);
    await page.goBack();
    await home.isReady();
  });
});

test('nothing moves for who wants no movement', async ({ page, home, lobby, player: _player }) => {
  await watchMoves(page);
  await home.open();
  await home.gameLink(hotGames(lobby)[1]?.id ?? 0).click();
  await expect(page).toHaveURL(/\/start\?/);
  await page.goBack();
  await home.isReady();
  expect(await movesOf(page)).toEqual([]);
});
