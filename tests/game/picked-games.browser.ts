/** Games in which a bet is placed on something: a side, a result, a fish. */
import { expect } from '@playwright/test';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { openGame, shownBalance } from '#tests/support/pages/game-page.ts';
import { test } from '#tests/support/pages/test.ts';

const t = textsIn('en');

interface Listed {
  list: { bet: number; win: number; view: { pick: string } }[];
}

for (const { kind, pick, action, gate } of [
  { kind: 'duel', pick: 'tiger', action: t.deal, gate: true },
  { kind: 'match', pick: 'over', action: t.kickOff, gate: false },
  { kind: 'fishing', pick: 'clownfish', action: t.shoot, gate: false },
] as const) {
  test(
    `${kind}: the bet is placed as chosen, and the round can be verified`,
    { tag: gate ? '@gate' : [] },
    async ({ page, ownPlatform }) => {
      const game = await openGame(ownPlatform, kind);
      await page.goto(game.gameUrl);
      const choice = page.getByRole('radio', { name: new RegExp(`^${t.picks[pick]}, `) });
      // A radio button is covered by its chip: the chip is pressed.
      await page.locator(`[data-pick="${pick}"]`).click();
      await expect(choice).toBeChecked();
      const button = page.getByRole('button', { name: action, exact: true });
      for (let round = 1; round <= 2; round += 1) {
        await button.click();
        await expect(page.getByRole('status').first()).toHaveText(/\S/);
        await expect(button).toBeEnabled();
        await expect(choice).toBeEnabled();
        await expect(choice).toBeChecked();
      }
      const { list } = (await game.play('rounds')) as unknown as Listed;
      expect(list.map(({ view }) => view.pick)).toEqual([pick, pick]);
      const moved = list.reduce((sum, { bet, win }) => sum + win - bet, 10_000_000);
      await expect.poll(() => shownBalance(page)).toBe(moved);

      await page.getByRole('button', { name: t.payTable, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0);
      await expect(page.getByText(/^Return to player \(RTP\): 9\d\.\d\d%$/)).toBeVisible();
      await page.getByRole('button', { name: t.close, exact: true }).click();

      await game.play('rotate', { clientSeed: 'next' });
      await page.getByRole('button', { name: t.history, exact: true }).click();
      const [check] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: t.verify }).first().click(),
      ]);
      await expect(check.getByText('matches the hash you saw')).toBeVisible();
      await expect(check.locator('.outcome')).toContainText(
        { duel: /Dragon: .+\. Tiger: /, match: /\d–\d\. Home: /, fishing: /Catches fish / }[kind],
      );
    },
  );
}
