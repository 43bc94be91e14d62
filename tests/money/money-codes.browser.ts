/** A server that requires an SMS code before money goes out or an account is bound (`MONEY_CODES`). */
import { expect, type Locator } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { account as words } from '#i18n/texts/en-PH/account.ts';
import { moneyCode as codeTexts } from '#i18n/texts/en-PH/money-code.ts';
import { withdrawal as texts } from '#features/withdrawal/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import {
  COUNTRY_CODE,
  freshMobile,
  lastCode,
  wrongCode,
} from '#tests/support/pages/account-steps.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { makePacketPlayer } from '#tests/support/pages/red-packet-page.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { storedOrders } from '#tests/support/pages/stored.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { bankAccount } from '#features/bank-account/texts/en-PH.ts';
import {
  BankForm,
  ordersOf,
  testWith,
  WithdrawalPage,
} from '#tests/support/pages/withdrawal-test.ts';

const test = testWith({ MONEY_CODES: 'true', SMS_PER_IP: '100000' });

/** Requests a code in a form; the focus is then on the code field. */
async function sendCode(form: Locator, mobile: string): Promise<Locator> {
  await form.getByLabel(words.mobile, { exact: true }).fill(mobile);
  await form.getByRole('button', { name: words.code.send, exact: true }).click();
  const field = form.getByLabel(words.code.label, { exact: true });
  await expect(field).toBeFocused();
  return field;
}

test('without a bound mobile the form links to binding before anything is entered', async ({
  page,
  withdrawal,
  ownPlatform,
}) => {
  const player = await makePlayer(ownPlatform, { coin: 200_000, vip: 2 });
  await signIn(page, ownPlatform, player);
  await withdrawal.open();
  const card = withdrawal.blocked.locator('[data-refusal="1084"]');
  await expect(card).toContainText(texts.cause.noMobile.title);
  await expect(card.locator('a[href="/bind"]')).toBeVisible();
  await expect(withdrawal.next).toHaveCount(0);
});

test.describe(() => {
  test.use({ movesClock: true });

  test('binding an account and withdrawing each need their own code', async ({
    page,
    withdrawal,
    ownPlatform,
    consoleErrors,
  }) => {
    consoleErrors.expect(FAILED_REQUEST);
    const mobile = freshMobile();
    const bound = { mobile: COUNTRY_CODE.ph + mobile };
    const player = await makePlayer(ownPlatform, { coin: 200_000, vip: 2, ...bound });
    await signIn(page, ownPlatform, player);
    await withdrawal.open();
    const { bankForm, confirm } = withdrawal;

    await withdrawal.account.click();
    const bank = await bankForm.pick(1);
    await bankForm.realname.fill('Ana Cruz');
    await bankForm.number.fill(mobile);
    // Nothing is sent without a code; the message is at the code field.
    await bankForm.confirm.click();
    await expect(bankForm.form.getByLabel(words.mobile, { exact: true })).toBeFocused();
    await expect(bankForm.form).toContainText(codeTexts.missing);
    const bankCode = await sendCode(bankForm.form, mobile);
    const first = await lastCode(ownPlatform, mobile);
    await bankCode.fill(wrongCode(first));
    await untilDebounced(page);
    await bankForm.confirm.click();
    await expect(bankForm.form.getByRole('alert').first()).toContainText('1201');
    await bankCode.fill(first);
    await untilDebounced(page);
    await bankForm.confirm.click();
    await expect(bankForm.form).toHaveCount(0);
    await expect(withdrawal.account).toHaveValue(new RegExp(`^${bank}`));

    await withdrawal.enter('500');
    await expect(withdrawal.send).toBeDisabled();
    // The next code to the same mobile can be requested after a minute.
    await ownPlatform.operator('clock/advance', { ms: 61_000 });
    const field = await sendCode(confirm, mobile);
    const second = await lastCode(ownPlatform, mobile);
    expect(second).not.toBe('');
    await field.fill(second.slice(1));
    await withdrawal.send.click();
    await expect(field).toBeFocused();
    await expect(confirm).toContainText(fill(words.code.wrongLength, { length: second.length }));
    await field.fill(wrongCode(second));
    await untilDebounced(page);
    await withdrawal.send.click();
    await expect(confirm).toContainText('1201');
    expect(await ordersOf(ownPlatform, player)).toEqual([]);

    // The answer is lost and the tab killed: the order is known by its number, and the code is not stored.
    await page.route(`**${endpoints.createWithdrawal.path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field.fill(second);
    await untilDebounced(page);
    await withdrawal.send.click();
    await expect(withdrawal.inDoubt).toBeVisible();
    expect(JSON.stringify(await storedOrders(page))).not.toContain(second);
    const context = page.context();
    await page.close();
    const again = new WithdrawalPage(await context.newPage(), texts, bankAccount);
    await again.open();
    await expect(again.receipt).toContainText('₱500.00');
    expect(await ordersOf(ownPlatform, player)).toHaveLength(1);
  });
});

test('the red packet’s bank form needs its own code too', async ({
  page,
  ownPlatform,
  lobby,
  tBank,
  cash,
}) => {
  const mobile = freshMobile();
  const { player, bet } = await makePacketPlayer(ownPlatform, lobby, {
    hasBank: false,
    mobile: COUNTRY_CODE.ph + mobile,
  });
  await signIn(page, ownPlatform, player);
  await bet(1);
  await cash.open();
  await cash.openPacket();
  await cash.withdrawButton(5000, cash.packet).click();
  const bankForm = new BankForm(page, tBank);
  await expect(cash.bankForm).toBeVisible();
  await bankForm.pick(1);
  await bankForm.realname.fill('Ana Cruz');
  await bankForm.number.fill(mobile);
  await bankForm.confirm.click();
  await expect(cash.bankForm).toContainText(codeTexts.missing);
  const field = await sendCode(cash.bankForm, mobile);
  const code = await lastCode(ownPlatform, mobile);
  await field.fill(wrongCode(code));
  await untilDebounced(page);
  await bankForm.confirm.click();
  await expect(cash.bankForm.getByRole('alert').first()).toContainText('1201');
  await field.fill(code);
  await untilDebounced(page);
  await bankForm.confirm.click();
  await expect(cash.bankForm).toHaveCount(0);
  await expect(cash.withdrawButton(5000, cash.packet)).toBeVisible();
});
