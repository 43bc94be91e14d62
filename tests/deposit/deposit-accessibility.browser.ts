/** Everybody can deposit: axe in both themes, on the smallest phone, in English and Thai. */
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { expect } from '@playwright/test';
import { CHANNEL, CREATE } from '#tests/support/pages/deposit-page.ts';
import {
  expectAccessible,
  expectUsable,
  expectUsableInBothThemes,
} from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/test.ts';

for (const market of ['ph', 'th'] as const) {
  test.describe(`in the market ${market}`, () => {
    test.use({
      market,
      viewport: { width: 320, height: 640 },
    });

    test('the form, a refusal and the packages', async ({ page, ownPlatform, deposit }) => {
      await deposit.open();
      await ownPlatform.operator('scenario/apply', { name: 'refuse-createDeposit-1221' });
      await deposit.amount.fill('500');
      await deposit.channel(CHANNEL[market].fee).check();
      await deposit.submit.click();
      await expect(deposit.screen.locator('form').getByRole('alert')).toBeVisible();
      await ownPlatform.operator('fault/clear', { path: CREATE });
      await expectUsableInBothThemes(page, 'form with a refusal');
      await deposit.open('?typeId=SignUpBonus');
      await expectUsable(page, 'packages');
    });

    test('an order and its outcomes', async ({ page, deposit }) => {
      await deposit.open();
      await deposit.amount.fill('300');
      await deposit.channel(CHANNEL[market].qr).check();
      await deposit.submit.click();
      await expect(deposit.sheet.getByRole('img')).toBeVisible();
      await expectUsable(page, 'code');
      await closeByEscape(deposit.sheet);
      await expectUsableInBothThemes(page, 'waiting');
      await deposit.open();
      await deposit.openCashier('500', CHANNEL[market].embed);
      // The frame shows another page, with its own tests.
      await expectAccessible(page, 'sheet', { withFrames: false });
      await deposit.payButton.click();
      await expect(deposit.part('paid')).toBeVisible();
      await expectUsableInBothThemes(page, 'paid');
    });
  });
}

test('an order is created by keyboard alone', async ({ page, deposit }) => {
  await deposit.open();
  await deposit.amount.focus();
  await page.keyboard.type('500');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(deposit.channel(CHANNEL.ph.qr)).toBeChecked();
  // The bonus can be declined on the way, and its wagering read.
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await deposit.submit.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(deposit.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deposit.sheet).toHaveAttribute('data-variant', 'code');
  await closeByEscape(deposit.sheet);
  await expect(deposit.part('waiting')).toBeVisible();
});
