/** The bank info form (spec §2, §4, §5; §8, "Bank save"). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { freshMobile } from '#tests/support/pages/account-steps.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { countRequests, makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { refusalText } from '#tests/support/pages/texts.ts';
import { test, withAccount } from '#tests/support/pages/withdrawal-test.ts';

const { path: add } = endpoints.addBank;
const { path: modify } = endpoints.modifyBank;

test('an unchanged account is not sent, a changed number updates, a new bank adds [bank-form.name-and-number] [bank-form.tip-and-confirm] [flow.bank-form] [validation.bank-form.bank-field] [validation.debounce] [errors.bank-save]', async ({
  page,
  withdrawal,
  ownPlatform,
  tBank,
}) => {
  const { t, bankForm } = withdrawal;
  const { mobile } = await withAccount(page, ownPlatform);
  await withdrawal.open();
  const accounts = page.locator('[data-overlay="withdrawal-accounts"]');
  const openForm = async (which: 'change' | 'add') => {
    await withdrawal.account.click();
    const name = which === 'add' ? t.account.add : new RegExp(`^${t.account.change} `);
    await accounts.getByRole('button', { name }).click();
    await expect(bankForm.form).toBeVisible();
  };
  const saves = async () => {
    const counts = await count('/app/v1/');
    return [counts[add] ?? 0, counts[modify] ?? 0];
  };
  const count = await countRequests(ownPlatform);

  await openForm('change');
  await expect(bankForm.bank).toBeDisabled();
  await expect(bankForm.realname).toHaveValue('Ana Cruz');
  await expect(bankForm.number).toHaveValue(mobile.slice(2));
  await bankForm.confirm.click();
  await expect(bankForm.form).toContainText(tBank.saved);
  await expect(bankForm.form).toHaveCount(0);
  expect(await saves()).toEqual([0, 0]);

  await openForm('change');
  const other = freshMobile();
  await bankForm.number.fill(other);
  await bankForm.confirm.dblclick();
  await expect(bankForm.form).toHaveCount(0);
  await expect(withdrawal.account).toHaveValue(new RegExp(`${other.slice(-4)}$`));
  expect(await saves()).toEqual([0, 1]);

  await openForm('add');
  await expect(bankForm.bank).toHaveJSProperty('readOnly', true);
  await bankForm.pick(2);
  await bankForm.realname.fill('  Ana   Cruz ');
  await bankForm.number.fill(freshMobile());
  await bankForm.confirm.click();
  await expect(bankForm.form).toHaveCount(0);
  expect(await saves()).toEqual([1, 1]);
  await withdrawal.account.click();
  await expect(accounts.getByRole('listitem')).toHaveCount(2);
});

test('the form has title, tip, country code and a bank picker with logos [bank-form.title-and-back] [bank-form.picker] [bank-form.name-and-number] [bank-form.tip-and-confirm]', async ({
  page,
  withdrawal,
  ownPlatform,
  lobby,
  tBank,
}) => {
  const { bankForm } = withdrawal;
  await signIn(page, ownPlatform, await makePlayer(ownPlatform, { coin: 200_000 }));
  await withdrawal.open();
  await withdrawal.account.click();
  await expect(bankForm.form.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(bankForm.form.getByRole('button', { name: tBank.back })).toHaveCount(0);
  await expect(bankForm.form).toContainText(tBank.tip);
  await expect(bankForm.form.getByText(`+${lobby.countryCode}`, { exact: true })).toBeVisible();
  await bankForm.bank.click();
  const rows = bankForm.picker.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);
  await expect(rows.locator('img')).toHaveCount(count);
});

test('refusals: a linked bank, an account that only customer service changes, any other code [errors.bank-save]', async ({
  page,
  withdrawal,
  ownPlatform,
  t,
}) => {
  const { bankForm } = withdrawal;
  const alert = bankForm.form.getByRole('alert');
  await ownPlatform.operator('scenario/apply', { name: 'bank-taken' });
  await signIn(page, ownPlatform);
  await withdrawal.open();
  await withdrawal.account.click();
  await bankForm.pick(0);
  await bankForm.realname.fill('Ana Cruz');
  await bankForm.number.fill('9171238800');
  await bankForm.confirm.click();
  await expect(alert).toHaveText(refusalText(t.errors.bankSave.alreadyLinked, { code: 5 }));
  await refuseOnce(ownPlatform, add, 4711);
  await untilDebounced(page);
  await bankForm.confirm.click();
  await expect(alert).toHaveText(refusalText(t.common.refreshFail, { code: 4711 }));

  await ownPlatform.operator('scenario/apply', { name: 'bank-change-blocked' });
  await withdrawal.open();
  await withdrawal.account.click();
  await page
    .locator('[data-overlay="withdrawal-accounts"]')
    .getByRole('button', { name: /^Change / })
    .click();
  await bankForm.number.fill(freshMobile());
  await bankForm.confirm.click();
  await expect(alert).toHaveText(refusalText(t.errors.withdrawal.changeBank, { code: 1122 }));
});

test.describe('when an answer is lost', () => {
  test('an account whose answer was lost is saved once, under the same request number', async ({
    page,
    withdrawal,
    ownPlatform,
    consoleErrors,
    t,
  }) => {
    consoleErrors.expect(/net::ERR_/);
    const { bankForm } = withdrawal;
    const numbers: string[] = [];
    const player = await makePlayer(ownPlatform, { coin: 200_000 });
    await signIn(page, ownPlatform, player);
    await withdrawal.open();
    await page.route(`**${add}`, async (route) => {
      numbers.push((route.request().postDataJSON() as { reqNo: string }).reqNo);
      if (numbers.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await withdrawal.account.click();
    await bankForm.pick(0);
    await bankForm.realname.fill('Ana Cruz');
    await bankForm.number.fill(freshMobile());
    await bankForm.confirm.click();
    await expect(bankForm.form.getByRole('alert')).toHaveText(t.common.problem.network);
    await untilDebounced(page);
    await bankForm.confirm.click();
    await expect(bankForm.form).toHaveCount(0);
    // If the app has learnt meanwhile that the account is bound, it sends no more; otherwise it repeats the
    // number.
    expect(new Set(numbers).size).toBe(1);
    await withdrawal.account.click();
    const accounts = page.locator('[data-overlay="withdrawal-accounts"]');
    await expect(accounts.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('in Thailand', () => {
  test.use({ market: 'th' });

  test('a number is accepted with or without the leading 0 [data.bank-binding]', async ({
    page,
    withdrawal,
    ownPlatform,
  }) => {
    const { bankForm } = withdrawal;
    const player = await makePlayer(ownPlatform, { coin: 200_000 });
    await signIn(page, ownPlatform, player);
    await withdrawal.open();
    await withdrawal.account.click();
    await bankForm.pick(0);
    await bankForm.realname.fill('สมหญิง ใจดี');
    await bankForm.number.fill('712345678');
    await bankForm.confirm.click();
    await expect(bankForm.number).toHaveAccessibleDescription(thTH.account.mobileTip.th);
    const number = freshMobile('th');
    await bankForm.number.fill(`0${number}`);
    const sent = page.waitForRequest(`**${add}`);
    await bankForm.confirm.click();
    expect((await sent).postDataJSON()).toMatchObject({ mobile: `66${number}`, version: 3 });
    await expect(bankForm.form).toHaveCount(0);
    await expect(withdrawal.account).toHaveValue(new RegExp(`${number.slice(-4)}$`));
  });
});
