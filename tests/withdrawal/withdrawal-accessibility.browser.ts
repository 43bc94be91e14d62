/** Everybody can use withdrawing and the bank form: both themes, the smallest phone, Thai too. */
import { expect } from '@playwright/test';
import { signIn } from '#tests/support/sign-in.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/withdrawal-test.ts';

for (const market of ['ph', 'th'] as const) {
  test.describe(market, () => {
    test.use({
      market,
      viewport: { width: 320, height: 640 },
    });

    test('the form, its sheets, its blocked states and the receipt', async ({
      page,
      withdrawal,
      ownPlatform,
    }) => {
      const apply = (name: string) => ownPlatform.operator('scenario/apply', { name });
      const { bankForm } = withdrawal;
      await apply('withdraw-no-bank');
      await signIn(page, ownPlatform);
      await withdrawal.open();
      await withdrawal.account.click();
      await expect(bankForm.form).toBeVisible();
      await bankForm.confirm.click();
      await expectUsableInBothThemes(page, 'bank form with everything missing');
      await bankForm.bank.click();
      await expect(bankForm.picker).toBeVisible();
      await expectUsableInBothThemes(page, 'banks');

      await apply('withdraw-ready');
      await withdrawal.open();
      await withdrawal.amount.fill('99999');
      await withdrawal.next.click();
      await expect(withdrawal.refusal(101)).toBeVisible();
      await expectUsableInBothThemes(page, 'form with an amount above the limit');
      await withdrawal.account.click();
      await expect(page.locator('[data-overlay="withdrawal-accounts"]')).toBeVisible();
      await expectUsableInBothThemes(page, 'accounts');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-overlay="withdrawal-accounts"]')).toHaveCount(0);
      await withdrawal.enter('500');
      await expectUsableInBothThemes(page, 'last look');
      await withdrawal.send.click();
      await expect(withdrawal.steps).toHaveCount(3);
      await expectUsableInBothThemes(page, 'receipt');

      for (const name of ['wager', 'pending', 'rejected']) {
        await apply(`withdraw-${name}`);
        await withdrawal.open();
        await expectUsableInBothThemes(page, name);
      }
    });
  });
}
