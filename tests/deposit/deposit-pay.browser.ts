/** Depositing (spec §2, "Deposit popup"; §5, deposit amount; §7 `recharge3`). */
import { expect } from '@playwright/test';
import { watchBodies } from '#tests/support/pages/calls.ts';
import { CHANNEL, ordersOf } from '#tests/support/pages/deposit-page.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

test(
  'a quick amount is paid in the sheet, and the balance follows [routes.deposit] [deposit-popup.sheet]',
  { tag: '@gate' },
  async ({ page, player, ownPlatform, deposit }) => {
    await deposit.open();
    await expect(deposit.balance).toHaveText('₱1,234.56');
    await deposit.quick('₱500').click();
    await expect(deposit.amount).toHaveValue('500');
    // The bonus of the item, and its wagering requirement.
    await expect(deposit.screen).toContainText(
      fill(deposit.t.costs.bonusLine, { bonus: '₱10.00', bet: '₱350.00' }),
    );
    await deposit.submit.click();
    await expect(deposit.sheet).toBeVisible();
    // It fills the whole screen once it has opened.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(() => deposit.sheet.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(deposit.sheet.getByRole('heading', { name: deposit.t.sheet.title })).toBeVisible();
    await expect(deposit.sheet.locator('iframe')).toHaveAttribute('title', deposit.t.sheet.frame);
    // Chrome warns of a sandbox that the page in it could lift.
    await expect(deposit.sheet.locator('iframe')).not.toHaveAttribute('sandbox');
    await expect(deposit.sheet.locator('iframe')).toHaveAttribute('src', /[?&]lang=en/);
    await expect(page).toHaveURL(/orderNo=/);
    await deposit.payButton.click();
    const paid = deposit.part('paid');
    await expect(paid).toBeVisible();
    await expect(deposit.sheet).toHaveCount(0);
    await expect(paid).toContainText('₱500.00');
    await expect(paid).toContainText('₱10.00');
    await expect(paid.locator('[data-balance]')).toHaveText('₱1,744.56');
    await expect(
      paid.getByRole('status').filter({ hasText: deposit.t.order.paidTitle }),
    ).toBeFocused();
    expect(await ordersOf(ownPlatform, player)).toMatchObject([{ status: 1, amount: 50_000 }]);

    await paid.getByRole('button', { name: deposit.t.order.another }).click();
    await deposit.isReady();
    await expect(page).not.toHaveURL(/orderNo=/);
    // The last amount is offered again: paying it is one tap.
    await expect(deposit.amount).toHaveValue('500');
    await expect(deposit.balance).toHaveText('₱1,744.56');
  },
);

test('amounts that cannot be paid are rejected before anything is sent', async ({
  page,
  player,
  ownPlatform,
  deposit,
}) => {
  await deposit.open();
  const { amount: words } = deposit.t;
  await expect(deposit.amount).toHaveAttribute('inputmode', 'numeric');
  await deposit.submit.click();
  await expect(deposit.screen).toContainText(words.empty);
  await expect(deposit.amount).toBeFocused();
  await expect(deposit.amount).toHaveAttribute('aria-invalid', 'true');
  for (const [typed, said] of [
    ['49', fill(words.under, { min: '₱50' })],
    ['50001', fill(words.over, { max: '₱50,000' })],
    ['100.5', words.notWhole],
    ['abc', words.noAmount],
  ] as const) {
    await deposit.amount.fill(typed);
    await expect(deposit.screen).toContainText(said);
    await untilDebounced(page);
    await deposit.submit.click();
  }
  await expect(deposit.channel('Ferry Card')).toBeDisabled();
  await expect(deposit.screen).toContainText('Closed for maintenance');
  // Another channel has other bounds and adds a fee.
  await deposit.channel(CHANNEL.ph.redirect).check();
  await deposit.amount.fill('400');
  await expect(deposit.screen).toContainText(fill(words.under, { min: '₱500' }));
  await expect(deposit.quick('₱300')).toBeDisabled();
  await deposit.channel(CHANNEL.ph.fee).check();
  await expect(deposit.submit).toHaveText(fill(deposit.t.submit, { amount: '₱404.00' }));
  expect(await ordersOf(ownPlatform, player)).toEqual([]);
});

test('a declined payment says so and lets the player try again', async ({ deposit }) => {
  await deposit.open();
  await deposit.openCashier('300');
  await deposit.declineButton.click();
  const failed = deposit.part('failed');
  await expect(failed).toContainText(
    fill(deposit.t.order.failedWhy, { reason: 'The payment was declined' }),
  );
  await expect(deposit.sheet).toHaveCount(0);
  await failed.getByRole('button', { name: deposit.t.order.again }).click();
  await deposit.isReady();
  await expect(deposit.balance).toHaveText('₱1,234.56');
});

test('a postponed order is found after a reload, and can be paid [routes.lobby-deposit] [deposit-popup.sheet]', async ({
  page,
  player,
  ownPlatform,
  deposit,
}) => {
  await page.goto('/lobby/member');
  await expect(page.locator('[data-screen="member"]')).toBeVisible();
  await page.goto('/lobby/deposit');
  await deposit.isReady();
  await deposit.openCashier('700');
  await deposit.sheet.getByRole('button').first().click();
  await expect(deposit.sheet).toHaveCount(0);
  const waiting = deposit.part('waiting');
  await expect(waiting).toContainText('₱700.00');
  await page.reload();
  await expect(waiting).toContainText('₱700.00');

  // The form leads to the waiting order too.
  await page.goto('/deposit');
  await deposit.isReady();
  const listed = deposit.screen.locator('[data-order]');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('₱700.00');
  const name = fill(deposit.t.waiting.continueOf, { amount: '₱700.00' });
  await listed.getByRole('button', { name }).click();
  await deposit.payButton.click();
  await expect(deposit.part('paid')).toContainText('₱700.00');
  expect(await ordersOf(ownPlatform, player)).toMatchObject([{ status: 1 }]);
});

test('closing the payment page refreshes the order’s status at once [deposit-popup.refresh]', async ({
  page,
  deposit,
}) => {
  await page.clock.install();
  await deposit.open();
  await deposit.openCashier('300');
  // From here on no timer fires by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const asked = watchBodies(page, 'checkDeposit');
  await deposit.sheet.getByRole('button').first().click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatchObject({ orderNo: new URL(page.url()).searchParams.get('orderNo') });
});

test('a full-page payment returns to its order', async ({ page, deposit }) => {
  await deposit.open();
  await deposit.amount.fill('500');
  await deposit.channel(CHANNEL.ph.redirect).check();
  await deposit.submit.click();
  await page.waitForURL(/\/cashier\//);
  await page.locator('button.primary').click();
  await page.waitForURL(/\/deposit\?orderNo=/);
  await expect(deposit.part('paid')).toContainText('₱500.00');
  await expect(deposit.part('paid').locator('[data-balance]')).toHaveText('₱1,744.56');
});

test('a QR code is shown, and a payment on another device is credited', async ({
  page,
  context,
  deposit,
}) => {
  await deposit.open();
  await deposit.amount.fill('300');
  await deposit.channel(CHANNEL.ph.qr).check();
  await deposit.submit.click();
  await expect(deposit.sheet).toHaveAttribute('data-variant', 'code');
  await expect(deposit.sheet.getByRole('img', { name: deposit.t.sheet.codeLabel })).toBeVisible();
  const link = deposit.sheet.getByRole('link', { name: deposit.t.sheet.open });
  const other = await context.newPage();
  await other.goto((await link.getAttribute('href')) ?? '');
  await other.locator('button.primary').click();
  await expect(other.locator('.ending.paid')).toBeVisible();
  await other.close();
  await page.bringToFront();
  await expect(deposit.part('paid')).toContainText('₱300.00');
  await expect(deposit.sheet).toHaveCount(0);
});

test('a payment page that refuses the frame opens in its own window', async ({
  page,
  context,
  consoleErrors,
  deposit,
}) => {
  consoleErrors.expect(/frame/i);
  await deposit.open();
  await deposit.amount.fill('300');
  // This channel's page sends headers that forbid framing.
  await deposit.channel(CHANNEL.ph.strict).check();
  await deposit.submit.click();
  const way = deposit.sheet.getByRole('link', { name: deposit.t.sheet.open });
  await expect(way).toBeVisible();
  await expect(deposit.sheet).toContainText(deposit.t.sheet.refusedTitle);
  const [opened] = await Promise.all([context.waitForEvent('page'), way.click()]);
  await opened.locator('button.primary').click();
  await expect(opened.locator('.ending.paid')).toBeVisible();
  await opened.close();
  await page.bringToFront();
  await expect(deposit.part('paid')).toContainText('₱300.00');
});
