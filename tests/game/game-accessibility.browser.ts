/** axe's checks of the games' own pages: the game, its sheets, and the page that verifies a round. */
import { expect } from '@playwright/test';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { GAME_KINDS } from '#server/core/database/game-kind.ts';
import { openGame } from '#tests/support/pages/game-page.ts';
import { expectAccessible } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/test.ts';

const t = textsIn('en');

for (const kind of GAME_KINDS) {
  test(`${kind}: playing, paytable and verification are accessible`, async ({
    page,
    ownPlatform,
  }) => {
    const { gameUrl } = await openGame(ownPlatform, kind);
    await page.goto(gameUrl);
    await expect(page.locator('main:not([aria-busy]) .action')).toBeEnabled();
    await expectAccessible(page, kind);
    for (const [name, panel] of [
      [t.payTable, 'pay table'],
      [t.fairTool, 'fairness'],
      [t.history, 'rounds'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
      await expectAccessible(page, `${kind}: ${panel}`);
      // Closing is never the primary action, which is filled.
      const filled = await page
        .getByRole('dialog')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((one) => getComputedStyle(one).backgroundImage !== 'none')
            .map(({ textContent }) => textContent),
        );
      expect(filled).toEqual(panel === 'fairness' ? [t.rotate] : []);
      await page.getByRole('button', { name: t.close, exact: true }).click();
    }
  });
}

test('the rounds and the page that verifies them', async ({ page, ownPlatform }) => {
  const { gameUrl } = await openGame(ownPlatform, 'reels');
  await page.goto(gameUrl);
  await page.getByRole('button', { name: t.spin, exact: true }).click();
  await expect(page.locator('.message')).toHaveText(/\S/);
  await page.getByRole('button', { name: t.fairTool, exact: true }).click();
  await page.getByRole('button', { name: t.rotate, exact: true }).click();
  await expect(page.getByText(t.revealed)).toBeVisible();
  await expectAccessible(page, 'the seed, revealed');
  await page.getByRole('button', { name: t.close, exact: true }).click();
  await page.getByRole('button', { name: t.history, exact: true }).click();
  const verify = page.getByRole('link', { name: t.verify }).first();
  await expectAccessible(page, 'the rounds');
  const [check] = await Promise.all([page.context().waitForEvent('page'), verify.click()]);
  await expect(check.getByText('matches the hash you saw')).toBeVisible();
  await expectAccessible(check, 'a round, checked');
});
