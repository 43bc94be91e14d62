/** Screenshots of withdrawing and of the bank info form; see screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { bankAccount as bankEnglish } from '#features/bank-account/texts/en-PH.ts';
import { withdrawal as inEnglish } from '#features/withdrawal/texts/en-PH.ts';
import { bankAccount as bankThai } from '#features/bank-account/texts/th-TH.ts';
import { withdrawal as inThai } from '#features/withdrawal/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LARGE, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test, WithdrawalPage } from '#tests/support/pages/withdrawal-test.ts';

const BLOCKED = ['bet-more', 'daily-count', 'pending', 'rejected'] as const;

inLooks(test, [DARK, LIGHT, THAI, NARROW, LARGE], ({ look, isThai }) => {
  test('withdrawing', async ({ page, ownPlatform, consoleErrors }) => {
    consoleErrors.expect(/net::ERR_/);
    const t = isThai ? inThai : inEnglish;
    const withdrawal = new WithdrawalPage(page, t, isThai ? bankThai : bankEnglish);
    const apply = (name: string) => ownPlatform.operator('scenario/apply', { name });
    await apply('withdraw-no-bank');
    await signIn(page, ownPlatform);
    await withdrawal.open();
    await shoot(page, `withdrawal-${look}-1`);
    await withdrawal.account.click();
    const { bankForm } = withdrawal;
    await expect(bankForm.form).toBeVisible();
    await shoot(page, `bank-${look}-1`);
    await bankForm.confirm.click();
    await shoot(page, `bank-${look}-2-wrong`);
    await bankForm.bank.click();
    await shoot(page, `bank-${look}-3-picker`);
    await apply('withdraw-ready');
    await withdrawal.open();
    await withdrawal.amount.fill('500');
    await withdrawal.amount.scrollIntoViewIfNeeded();
    await shoot(page, `withdrawal-${look}-2-form`);
    await withdrawal.account.click();
    await expect(page.locator('[data-overlay="withdrawal-accounts"]')).toBeVisible();
    await shoot(page, `withdrawal-${look}-3-accounts`);
    await page.keyboard.press('Escape');
    await withdrawal.amount.fill('50000');
    await withdrawal.next.click();
    await shoot(page, `withdrawal-${look}-4-above`);
    await withdrawal.enter('500');
    await shoot(page, `withdrawal-${look}-5-confirm`);
    await page.route(`**${endpoints.createWithdrawal.path}`, (route) => route.abort());
    await withdrawal.send.click();
    await expect(withdrawal.inDoubt).toBeVisible();
    await shoot(page, `withdrawal-${look}-6-in-doubt`);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(withdrawal.receipt).toBeVisible();
    await expect(withdrawal.steps).toHaveCount(3);
    await shoot(page, `withdrawal-${look}-7-receipt`);
    for (const [at, name] of BLOCKED.entries()) {
      await apply(`withdraw-${name}`);
      await withdrawal.open();
      await shoot(page, `withdrawal-${look}-${8 + at}-${name}`);
      await page.mouse.wheel(0, 5_000);
      await shoot(page, `withdrawal-${look}-${8 + at}-${name}-below`);
    }
  });
});
