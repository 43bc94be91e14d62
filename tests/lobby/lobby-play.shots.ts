/** Screenshots of the continue-playing row and of the game info sheet; see screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { hotGames, idsOf } from '#tests/support/pages/lobby-data.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LARGE, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

inLooks(test, [DARK, LIGHT, THAI, NARROW, LARGE], ({ look }) => {
  test('going on, and a game’s sheet', async ({ page, home, lobby, client }) => {
    const hot = hotGames(lobby);
    for (const gameId of idsOf(hot).slice(0, 8)) {
      await client.call('startGame', { gameId });
    }
    await home.open();
    await expect(page.locator('[data-played-game]').first()).toBeVisible();
    await shoot(page, `play-${look}-1-row`);
    const game =
      look === 'large'
        ? hot[0]
        : (hot.find(({ jackpot, features }) => jackpot !== undefined && features !== undefined) ??
          hot[0]);
    await home.gameLink(game?.id ?? 0).scrollIntoViewIfNeeded();
    await home.gameLink(game?.id ?? 0).click({ button: 'right' });
    await expect(page.locator('[data-overlay="game-info"]')).toBeVisible();
    await shoot(page, `play-${look}-2-info`);
    await page.keyboard.press('Escape');
    await home
      .card(game?.id ?? 0)
      .locator('[data-game-menu]')
      .focus();
    await shoot(page, `play-${look}-3-menu`);
    await page.locator('[data-game-list="shelf"]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-game-list="shelf"]').last().scrollIntoViewIfNeeded();
    await shoot(page, `play-${look}-4-shelves`);
  });
});
