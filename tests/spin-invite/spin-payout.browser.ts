/** Paying out the wheel's bonus (spec §2 `/withdrawal/spin`): every state, code and fault. */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { spinPayout as english } from '#features/spin-payout/texts/en-PH.ts';
import { spinPayout as thai } from '#features/spin-payout/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { freshMobile } from '#tests/support/pages/account-steps.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { refuseOnce } from '#tests/support/pages/operator-steps.ts';
import {
  confirmOf,
  openPayout,
  paidBy,
  payOut,
  payOutName,
  receiptOf,
  screenOf,
} from '#tests/support/pages/spin-payout-page.ts';
import { fill, refusalIn } from '#tests/support/pages/texts.ts';
import { test } from '#tests/support/pages/withdrawal-test.ts';

const { path } = endpoints.spinPayout;
const DAY_MS = 86_400_000;
const PAY_OUT = payOutName();
const WAGERING = fill(reward.wagering.needTimes, { amount: '₱17,500.00', times: '35' });

test('no round, a running one, a complete one with its terms, paid out once [routes.withdrawal-spin]', async ({
  page,
  withdrawal,
  ownPlatform,
}) => {
  const screen = screenOf(page);
  await signIn(page, ownPlatform);
  await openPayout(page, ownPlatform, 'none');
  await expect(screen).toContainText(english.none.title);
  await expect(screen.locator('a[href="/activity/spin"]')).toBeVisible();

  await openPayout(page, ownPlatform, 'running');
  await expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '₱312.50 of ₱500.00',
  );
  await expect(screen).toContainText('₱187.50');
  await expect(screen.getByRole('button', { name: PAY_OUT })).toHaveCount(0);

  await openPayout(page, ownPlatform, 'ready');
  await expect(screen).toContainText(english.ready.balance);
  await expect(screen).toContainText(english.ready.until);
  // The payout account is added on the way.
  await screen.getByRole('button', { name: english.account.add }).click();
  const { bankForm } = withdrawal;
  const bank = await bankForm.pick(0);
  await bankForm.realname.fill('Ana Cruz');
  await bankForm.number.fill(freshMobile());
  await bankForm.confirm.click();
  await expect(bankForm.form).toHaveCount(0);
  await expect(screen).toContainText(bank);
  await expect(screen).toContainText('Ana Cruz');

  await screen.getByRole('button', { name: PAY_OUT, exact: true }).click();
  const confirm = confirmOf(page);
  await expect(confirm).toContainText(english.confirm.final);
  await expect(confirm).toContainText(WAGERING);
  await confirm.getByRole('button', { name: PAY_OUT, exact: true }).dblclick();
  const receipt = receiptOf(page);
  await expect(
    receipt.getByRole('status').filter({ hasText: english.receipt.title }),
  ).toBeFocused();
  await expect(receipt).toContainText(/spin-[\da-f-]{36}/);
  await expect(receipt).toContainText(WAGERING);
  await expect(receipt.locator('[data-balance]')).toHaveText('₱1,500.00');
  expect(await paidBy(ownPlatform)).toEqual({ payouts: 1, coin: 150_000 });
  await receipt.getByRole('button', { name: english.receipt.done }).click();
  await expect(screen).toContainText(english.paid.lead);
  await expect(screen.getByRole('listitem').filter({ hasText: '+₱500.00' })).toHaveCount(1);
  await screen.getByRole('link', { name: english.paid.withdraw }).click();
  await expect(withdrawal.screen).toContainText('₱500.00');
});

test.describe(() => {
  test.use({ movesClock: true });

  test('a refusal shows its code and the next step, also for a round that expired meanwhile', async ({
    page,
    ownPlatform,
  }) => {
    const screen = screenOf(page);
    await signIn(page, ownPlatform);
    await openPayout(page, ownPlatform, 'ready');
    for (const [code, cause, place] of [
      [1107, 'notReached', '/activity/spin'],
      [1112, 'notStarted', '/service'],
      [1114, 'notMet', '/activity/spin'],
      [1115, 'paid', '/record/transaction'],
      [1243, 'lapsed', '/activity/spin'],
      [4711, 'unknown', '/service'],
    ] as const) {
      await test.step(`${code}`, async () => {
        await refuseOnce(ownPlatform, path, code);
        await payOut(page);
        const card = screen.locator(`[data-refusal="${code}"]`);
        await expect(card).toHaveRole('alert');
        await expect(card).toContainText(english.cause[cause].title);
        await expect(card).toContainText(refusalIn(english.cause.code, { code }));
        await expect(card.locator(`a[href="${place}"]`)).toBeVisible();
        await expect(confirmOf(page)).toHaveCount(0);
      });
    }
    await screen.getByRole('button', { name: english.step.again }).click();
    await expect(screen.locator('[data-refusal]')).toHaveCount(0);

    await openPayout(page, ownPlatform, 'last-days');
    await screen.getByRole('button', { name: PAY_OUT, exact: true }).click();
    await ownPlatform.operator('clock/advance', { ms: 2 * DAY_MS });
    await confirmOf(page).getByRole('button', { name: PAY_OUT, exact: true }).click();
    await expect(screen.locator('[data-refusal="1243"]')).toBeVisible();
    await expect(screen).toContainText(english.over.title);
    expect(await paidBy(ownPlatform)).toEqual({ payouts: 0, coin: 100_000 });
  });
});

test.describe('accessibility', () => {
  test.use({
    viewport: { width: 320, height: 640 },
  });

  test('each state, the summary and the receipt', async ({ page, ownPlatform }) => {
    const screen = screenOf(page);
    await signIn(page, ownPlatform);
    for (const state of ['none', 'running', 'paid']) {
      await openPayout(page, ownPlatform, state);
      await expectUsableInBothThemes(page, state);
    }
    await openPayout(page, ownPlatform, 'ready');
    await expectUsableInBothThemes(page, 'ready');
    await refuseOnce(ownPlatform, path, 1114);
    await screen.getByRole('button', { name: PAY_OUT, exact: true }).click();
    await expectUsableInBothThemes(page, 'last look');
    await confirmOf(page).getByRole('button', { name: PAY_OUT, exact: true }).click();
    await expect(screen.locator('[data-refusal]')).toBeVisible();
    await expect(confirmOf(page)).toHaveCount(0);
    await expectUsableInBothThemes(page, 'refused');
    await screen.getByRole('button', { name: PAY_OUT, exact: true }).click();
    await confirmOf(page).getByRole('button', { name: PAY_OUT, exact: true }).click();
    await expect(receiptOf(page)).toBeVisible();
    await expect(confirmOf(page)).toHaveCount(0);
    await expectUsableInBothThemes(page, 'receipt');
  });
});

test.describe('in Thai on a narrow phone', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('the bonus is paid out once, in Thai and in baht', async ({ page, ownPlatform }) => {
    const screen = screenOf(page);
    await signIn(page, ownPlatform);
    await openPayout(page, ownPlatform, 'ready');
    await expect(screen).toContainText(thai.ready.balance);
    await expectUsableInBothThemes(page, 'ready in Thai');
    await refuseOnce(ownPlatform, path, 1114);
    await payOut(page, 'th');
    const refusal = screen.locator('[data-refusal="1114"]');
    await expect(refusal).toContainText(thai.cause.notMet.title);
    await expect(refusal.getByRole('link', { name: thai.step.spin })).toBeVisible();
    await expect(confirmOf(page)).toHaveCount(0);
    await payOut(page, 'th');
    const receipt = receiptOf(page);
    await expect(receipt).toContainText(thai.receipt.title);
    await expect(receipt.locator('[data-balance]')).toHaveText('฿1,500.00');
    await expectUsableInBothThemes(page, 'the receipt in Thai');
    expect(await paidBy(ownPlatform)).toEqual({ payouts: 1, coin: 150_000 });
  });
});
