/** Boosts and tickets, from the code that grants them to the deposit and the spin that use them. */
import { expect } from '@playwright/test';
import { rewardItems as t } from '#features/reward-items/texts/en-PH.ts';
import { spinInvite } from '#features/spin-invite/texts/en-PH.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

test(
  'a deposit uses a boost, and a ticket gives a spin',
  { tag: '@gate' },
  async ({ page, player, ownPlatform, deposit }) => {
    const client = await createPlayerClient(ownPlatform, player);
    await client.order('redeemCode', { code: 'PAROLA2026' });
    await client.order('redeemCode', { code: 'LANTERN' });

    await page.goto('/profile/items');
    const screen = page.locator('[data-screen="profileItems"]');
    await expect(screen.locator('[data-item="ticket"]')).toContainText(
      fill(t.times, { count: '3' }),
    );
    await expectUsableInBothThemes(page, 'boosts and tickets');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectUsableInBothThemes(page, 'boosts and tickets at 320 px');
    await page.setViewportSize({ width: 390, height: 844 });

    await screen.locator('[data-item="boost"]').getByRole('link', { name: t.deposit }).click();
    await deposit.quick('₱500').click();
    await expect(deposit.screen).toContainText(
      fill(deposit.t.costs.bonusLine, { bonus: '₱60.00', bet: '₱2,100.00' }),
    );
    await expectUsableInBothThemes(page, 'a deposit with a boost');
    await deposit.submit.click();
    await deposit.payButton.click();
    await expect(deposit.part('paid')).toContainText('Bonus₱10.00Boost₱50.00');

    await page.goto('/activity/spin');
    await page.getByRole('button', { name: spinInvite.wheel.start }).click();
    await expect(
      page.getByText(fill(spinInvite.wheel.tickets_other, { count: '3' })),
    ).toBeVisible();

    await page.goto('/profile/items');
    await expect(screen.locator('[data-item="boost"]')).toHaveCount(0);
    await expect(screen).toContainText(fill(t.boost, { percent: '10' }));
    await expect(screen).toContainText('+₱50.00');
  },
);
