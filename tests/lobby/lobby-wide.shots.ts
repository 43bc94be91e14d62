/** Screenshots of the wide lobby: a tablet, a phone in landscape, desktops. */
import { expect } from '@playwright/test';
import { hotGames, idsOf } from '#tests/support/pages/lobby-data.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { test } from '#tests/support/pages/test.ts';

for (const [name, width, height, scheme] of [
  ['tablet', 820, 1180, 'dark'],
  ['side', 844, 390, 'light'],
  ['desktop', 1366, 800, 'dark'],
  ['wide', 1680, 950, 'light'],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme: scheme });
    test('wide', async ({ page, home, lobby, client }) => {
      for (const gameId of idsOf(hotGames(lobby)).slice(0, 8))
        await client.call('startGame', { gameId });
      await home.open();
      await expect(page.locator('[data-played-game]').first()).toBeVisible();
      await shoot(page, `wide-${name}-1`);
      await home.cards.first().locator('a').click({ button: 'right' });
      await expect(page.locator('[data-overlay="game-info"]')).toBeVisible();
      await shoot(page, `wide-${name}-2`);
      await page.keyboard.press('Escape');
      await page.goto('/lobby/member');
      await expect(page.locator('[data-screen="member"]')).toBeVisible();
      await shoot(page, `wide-${name}-3`);
    });
  });
}
