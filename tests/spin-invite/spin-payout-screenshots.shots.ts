/** Screenshots of the spin payout; see screenshots.shots.ts. */
import { expect, type Locator } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { spinPayout as english } from '#features/spin-payout/texts/en-PH.ts';
import { spinPayout as thai } from '#features/spin-payout/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LARGE, LIGHT, NARROW, inLooks } from '#tests/support/pages/shot-looks.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { test } from '#tests/support/pages/withdrawal-test.ts';

inLooks(test, [DARK, LIGHT, NARROW, LARGE], ({ look, isThai }) => {
  test('the payout of the wheel', async ({ page, ownPlatform }) => {
    await signIn(page, ownPlatform);
    const stage = page.locator('[data-screen="withdrawalSpin"] [data-stage]');
    for (const state of ['none', 'running', 'lapsed', 'paid', 'ready']) {
      await ownPlatform.operator('scenario/apply', { name: `spin-payout-${state}` });
      await page.goto('/withdrawal/spin');
      await expect(stage).toBeVisible();
      await shoot(page, `spin-payout-${look}-${state}`);
    }
    const { path } = endpoints.spinPayout;
    await refuseOnce(ownPlatform, path, 1114);
    const name = fill((isThai ? thai : english).ready.submit, { amount: '₱500.00' });
    const sheet = page.locator('[data-overlay="spin-payout-confirm"]');
    const payOut = (part: Locator) => part.getByRole('button', { name, exact: true }).click();
    await payOut(stage);
    await shoot(page, `spin-payout-${look}-confirm`);
    await payOut(sheet);
    await expect(sheet).toHaveCount(0);
    await shoot(page, `spin-payout-${look}-refused`);
    await payOut(stage);
    await payOut(sheet);
    await expect(page.locator('[data-receipt]')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await shoot(page, `spin-payout-${look}-receipt`);
  });
});
