/**
 * Every withdrawal code shows its cause and next step (spec §8), before the request where the page can know.
 */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/withdrawal-test.ts';

const path = endpoints.createWithdrawal.path;

/** Scenario, code, parts of the message, and where the steps lead (an address, or a button's label). */
const STANDING = [
  ['no-balance', 101, ['₱50', '₱100'], ['/deposit', '/lobby/home']],
  ['bet-more', 102, ['₱750'], ['/lobby/home']],
  ['daily-count', 104, ['1'], ['/profile/vip']],
  ['pending', 1006, [/W\d{18}/], []],
  ['daily-quota', 1066, ['₱50'], ['/profile/vip']],
  ['wager', 1071, ['₱1,800'], ['/lobby/home']],
  ['not-allowed', 1078, [], ['/service']],
  ['closed', 1079, [], ['/service']],
  ['bank-gone', 1122, [], ['/service']],
] as const;

test('a blocked withdrawal shows why and the next step before the form, and sends nothing', async ({
  page,
  withdrawal,
  ownPlatform,
}) => {
  const { t } = withdrawal;
  await signIn(page, ownPlatform);
  for (const [scenario, code, words, places] of STANDING) {
    await test.step(`${code}`, async () => {
      await ownPlatform.operator('scenario/apply', { name: `withdraw-${scenario}` });
      await withdrawal.open();
      const card = withdrawal.blocked.locator(`[data-refusal="${code}"]`);
      for (const part of words) await expect(card).toContainText(part);
      await expect(card).toContainText(String(code));
      for (const place of places) await expect(card.locator(`a[href="${place}"]`)).toBeVisible();
      if (code === 1006) {
        await card.getByRole('button', { name: t.step.order }).click();
        await expect(
          withdrawal.screen.getByRole('heading', { name: t.order.underWay }),
        ).toBeFocused();
      }
      if (code === 104 || code === 1066) await expect(card).toContainText('12:00');
      if (code === 1122) {
        await withdrawal.amount.fill('500');
        await withdrawal.next.click();
        await expect(withdrawal.confirm).toHaveCount(0);
        await expect(withdrawal.account).toBeFocused();
      } else {
        await expect(withdrawal.next).toHaveCount(0);
      }
    });
  }
  const balance = withdrawal.screen;
  await ownPlatform.operator('scenario/apply', { name: 'withdraw-bet-more' });
  await withdrawal.open();
  const bars = balance.getByRole('progressbar');
  await expect(bars.first()).toHaveAttribute('aria-valuetext', '₱750.00');
  await expect(bars.nth(1)).toHaveAttribute('aria-valuetext', '₱750.00 of ₱1,000.00 to go');
});

test('an amount above a rule is rejected before it is sent, and another one is offered', async ({
  page,
  withdrawal,
  ownPlatform,
}) => {
  await signIn(page, ownPlatform);
  const count = await countRequests(ownPlatform);
  for (const [scenario, typed, code, instead] of [
    ['total-short', '500.01', 103, '₱500.00'],
    ['vip-limit', '10000.01', 1016, '₱10,000.00'],
    ['ready', '5000.01', 101, '₱5,000.00'],
  ] as const) {
    await test.step(`${code}`, async () => {
      await ownPlatform.operator('scenario/apply', { name: `withdraw-${scenario}` });
      await withdrawal.open();
      await withdrawal.amount.fill(typed);
      await withdrawal.next.click();
      await withdrawal.refusal(code).getByRole('button', { name: instead }).click();
      await expect(withdrawal.refusal(code)).toHaveCount(0);
      await withdrawal.next.click();
      await expect(withdrawal.confirm).toContainText(instead);
    });
  }
  expect((await count(path))[path] ?? 0).toBe(0);
});

test('a change made on another device meanwhile is shown with its numbers', async ({
  page,
  withdrawal,
  ownPlatform,
}) => {
  const apply = (name: string) => ownPlatform.operator('scenario/apply', { name });
  await apply('withdraw-ready');
  await signIn(page, ownPlatform);
  await withdrawal.open();
  await withdrawal.enter('1000');
  await apply('withdraw-total-short');
  await withdrawal.send.click();
  await expect(withdrawal.refusal(103)).toContainText('₱500 left');
  await withdrawal.refusal(103).getByRole('button', { name: '₱500.00' }).click();
  await expect(withdrawal.amount).toHaveValue('500');
  await withdrawal.next.click();
  await expect(withdrawal.confirm).toBeVisible();
  await apply('withdraw-bet-more');
  await untilDebounced(page);
  await withdrawal.send.click();
  await expect(withdrawal.refusal(102)).toContainText('₱750 to go');
  await expect(withdrawal.next).toHaveCount(0);
});
