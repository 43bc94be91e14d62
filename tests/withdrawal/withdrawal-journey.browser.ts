/** From a bound bank account to a paid withdrawal (spec §2, /withdrawal; §3; §4). */
import { expect, type Locator } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { freshMobile } from '#tests/support/pages/account-steps.ts';
import { countRequests, makePlayer } from '#tests/support/pages/operator-steps.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { ordersOf, test, withAccount } from '#tests/support/pages/withdrawal-test.ts';

test.use(WITH_WORKER);

test(
  'a player binds a bank, withdraws, and follows the order until it is paid [routes.withdrawal]',
  { tag: '@gate' },
  async ({ page, withdrawal, ownPlatform }) => {
    const { t, bankForm } = withdrawal;
    const player = await makePlayer(ownPlatform, { coin: 200_000, vip: 2 });
    await signIn(page, ownPlatform, player);
    await withdrawal.open();
    await expect(withdrawal.screen.locator('[data-balance]')).toHaveText('₱2,000.00');

    await withdrawal.account.click();
    const bank = await bankForm.pick(1);
    await bankForm.realname.fill('Ana Cruz');
    const number = freshMobile();
    await bankForm.number.fill(number);
    await bankForm.confirm.click();
    await expect(bankForm.form).toHaveCount(0);
    await expect(withdrawal.account).toHaveValue(new RegExp(`^${bank}.+${number.slice(-4)}$`));

    await withdrawal.enter('500.50');
    for (const part of ['₱500.50', bank, number, 'Ana Cruz']) {
      await expect(withdrawal.confirm).toContainText(part);
    }
    const count = await countRequests(ownPlatform);
    await withdrawal.send.dblclick();
    await expect(withdrawal.receipt).toContainText('₱500.50');
    const path = endpoints.createWithdrawal.path;
    expect((await count(path))[path]).toBe(1);
    const [order] = await ordersOf(ownPlatform, player);
    expect(order).toMatchObject({ amount: 50_050, status: 1 });
    const orderNo = order?.orderNo ?? '';
    await expect(withdrawal.receipt).toContainText(orderNo);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await withdrawal.receipt.getByRole('button', { name: t.receipt.copy }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNo);

    await withdrawal.receipt.getByRole('button', { name: t.receipt.done }).click();
    await expect(withdrawal.screen.locator('[data-balance]')).toHaveText('₱1,499.50');
    await expect(withdrawal.refusal(1006)).toContainText(orderNo);
    await expect(withdrawal.next).toHaveCount(0);
    await withdrawal.refusal(1006).getByRole('button', { name: t.step.order }).click();
    await expect(
      withdrawal.screen.getByRole('heading', { name: t.order.underWay, exact: true }),
    ).toBeFocused();
    await expect(withdrawal.steps).toHaveText([
      new RegExp(`^${t.status.waiting}`),
      new RegExp(`^${t.status['in-process']}`),
      new RegExp(`^${t.status.success}`),
    ]);
    await expect(withdrawal.steps.first()).toHaveAttribute('aria-current', 'step');

    /** Returns to the page until it shows the step: no second refresh starts while one is in flight. */
    const returnsTo = (step: Locator) =>
      expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
        await expect(step).toHaveAttribute('aria-current', 'step', { timeout: 2_000 });
      }).toPass();
    await ownPlatform.operator('withdrawal/approve', { reason: 'test', order: orderNo });
    await returnsTo(withdrawal.steps.nth(1));
    await ownPlatform.operator('withdrawal/pay', { reason: 'test', order: orderNo });
    await returnsTo(withdrawal.steps.last());
    await expect(withdrawal.blocked).toHaveCount(0);
    await expect(withdrawal.next).toBeVisible();
  },
);

test('only payout methods that pay to the account are offered', async ({
  page,
  withdrawal,
  ownPlatform,
}) => {
  const { t, bankForm } = withdrawal;
  const player = await makePlayer(ownPlatform, { coin: 200_000, vip: 2 });
  await signIn(page, ownPlatform, player);
  await withdrawal.open();
  const methods = withdrawal.screen.getByRole('radio');
  await expect(methods).toHaveCount(3);
  await withdrawal.account.click();
  // The third is a bank.
  const bank = await bankForm.pick(2);
  await bankForm.realname.fill('Ana Cruz');
  await bankForm.number.fill(freshMobile());
  await bankForm.confirm.click();
  await expect(bankForm.form).toHaveCount(0);
  // A single method needs no choice: the form shows its bounds and its time.
  await expect(methods).toHaveCount(0);
  await expect(withdrawal.screen).toContainText(fill(t.form.hours_other, { count: 24 }));
  await expect(withdrawal.amount).toHaveAccessibleDescription(/^₱500\.00 to /);

  await page.route(`**${endpoints.withdrawalConfig.path}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { channelList: object[] };
    const channelList = answer.channelList.map((method) => ({ ...method, bankIds: [99] }));
    await route.fulfill({ json: { ...answer, channelList } });
  });
  await page.reload();
  await expect(withdrawal.account).toHaveAccessibleDescription(
    fill(t.form.accountUnservedOf, { bank }),
  );
  await withdrawal.amount.fill('600');
  await withdrawal.next.click();
  await expect(withdrawal.account).toBeFocused();
  await expect(withdrawal.confirm).toHaveCount(0);
});

test('a failed order shows why and when the coins were returned; it is refreshed every 30 s', async ({
  page,
  withdrawal,
  ownPlatform,
}) => {
  const { t } = withdrawal;
  await page.clock.install();
  const { player } = await withAccount(page, ownPlatform);
  await withdrawal.open();
  await withdrawal.amount.fill('300');
  await withdrawal.enter('300');
  await withdrawal.send.click();
  await withdrawal.receipt.getByRole('button', { name: t.receipt.done }).click();
  const [order] = await ordersOf(ownPlatform, player);
  const reason = 'The name on the account is another.';
  await ownPlatform.operator('withdrawal/reject', { order: order?.orderNo, reason });
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(withdrawal.screen).toContainText(reason, { timeout: 2_000 });
  }).toPass();
  await expect(withdrawal.steps.last()).toHaveText(new RegExp(`^${t.status.rejected}`));
  const [returned = ''] = t.order.refunded.split('{{');
  await expect(withdrawal.screen).toContainText(returned.trim());
  await expect(withdrawal.screen.locator('[data-balance]')).toHaveText('₱2,000.00');
});

test('impossible amounts are rejected before anything is sent', async ({
  page,
  withdrawal,
  ownPlatform,
}) => {
  const { t } = withdrawal;
  await withAccount(page, ownPlatform, { coin: 50_000 });
  await withdrawal.open();
  const count = await countRequests(ownPlatform);
  for (const [typed, text] of [
    ['', t.form.empty],
    ['ten', t.form.noAmount],
    ['100.123', t.form.decimals],
    ['99.99', fill(t.form.below, { least: '₱100.00' })],
    ['500.01', fill(t.form.above.withdrawable, { most: '₱500.00' })],
  ] as const) {
    await withdrawal.amount.fill(typed);
    await withdrawal.next.click();
    await expect(withdrawal.screen).toContainText(text);
    await expect(withdrawal.amount).toBeFocused();
  }
  await withdrawal.screen.getByRole('button', { name: t.form.all }).click();
  await expect(withdrawal.amount).toHaveValue('500');
  await withdrawal.next.click();
  await expect(withdrawal.confirm).toContainText('₱500.00');
  await withdrawal.confirm.getByRole('button', { name: t.confirm.back }).click();
  await expect(withdrawal.confirm).toHaveCount(0);
  const path = endpoints.createWithdrawal.path;
  expect((await count(path))[path] ?? 0).toBe(0);
});
