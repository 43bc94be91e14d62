/** Screenshots of depositing; see screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { signIn } from '#tests/support/sign-in.ts';
import { CHANNEL, CREATE, DepositPage } from '#tests/support/pages/deposit-page.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LIGHT, NARROW, THAI, inMarketLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

inMarketLooks(test, [DARK, LIGHT, THAI, NARROW], ({ look, market }) => {
  test('paying in', async ({ page, ownPlatform, consoleErrors }) => {
    consoleErrors.expect(/net::ERR_/);
    const player = await makePlayer(ownPlatform, {});
    await signIn(page, ownPlatform, player);
    const deposit = new DepositPage(page, market);
    const shootAll = async (name: string) => {
      await shoot(page, `deposit-${look}-${name}`);
    };
    await page.goto('/deposit');
    await deposit.chooseNoLimit();
    await deposit.amount.fill('500');
    await shootAll('1-form');
    await deposit.channel(CHANNEL[market].fee).check();
    await deposit.submit.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await shootAll('2-costs');
    await ownPlatform.operator('scenario/apply', { name: 'refuse-createDeposit-1221' });
    await deposit.submit.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await shootAll('3-refused');
    await ownPlatform.operator('fault/clear', { path: CREATE });

    await deposit.open('?typeId=SignUpBonus');
    await shootAll('4-packages');

    await deposit.open();
    await deposit.amount.fill('300');
    await deposit.channel(CHANNEL[market].qr).check();
    await deposit.submit.click();
    await expect(deposit.sheet.getByRole('img')).toBeVisible();
    await shootAll('5-code');
    await deposit.sheet.getByRole('button').first().click();
    await expect(deposit.sheet).toHaveCount(0);
    await shootAll('6-waiting');

    await deposit.open();
    await expect(deposit.screen.locator('[data-order]')).toBeVisible();
    await shootAll('7-resume');
    await deposit.openCashier('500', CHANNEL[market].embed);
    await shootAll('8-sheet');
    await deposit.payButton.click();
    await expect(deposit.part('paid')).toBeVisible();
    await shootAll('9-paid');

    await deposit.open();
    await deposit.openCashier('500', CHANNEL[market].embed);
    await deposit.declineButton.click();
    await expect(deposit.part('failed')).toBeVisible();
    await shootAll('10-failed');

    await deposit.open();
    await page.route(`**${CREATE}`, (route) => route.abort());
    await deposit.amount.fill('500');
    await deposit.submit.click();
    await expect(deposit.part('unknown')).toBeVisible();
    await shootAll('11-unknown');
  });
});
