/** Orders that the server refuses (spec §8, "Recharge create failure"; contract, conventions). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { CREATE, DepositPage, ordersOf } from '#tests/support/pages/deposit-page.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill, patternOf, refusalIn } from '#tests/support/pages/texts.ts';

test('every refusal has its toast, message and next step [errors.recharge]', async ({
  page,
  player,
  ownPlatform,
  t,
  deposit,
}) => {
  const { refused } = deposit.t;
  await deposit.open();
  await deposit.amount.fill('500');
  const clear = () => ownPlatform.operator('fault/clear', { path: CREATE });
  const withCode = (text: string, code: number) =>
    patternOf(fill(refused.withCode, { text, code }));
  for (const [code, words, link] of [
    [1211, refused.limit, null],
    [1212, refused.excluded, '/withdrawal'],
    [1213, refused.break, '/withdrawal'],
    [1221, refused.identityNeeded, '/lobby/member#identity'],
    [1222, refused.identityInReview, '/lobby/member#identity'],
    [1223, refused.identityRejected, '/lobby/member#identity'],
    [1232, refused.range, null],
    [1233, refused.channelDown, null],
    [1203, refused.tooMany, null],
    [1241, refused.owned, null],
    [101, refused.blocked, '/service'],
  ] as const) {
    await test.step(String(code), async () => {
      await ownPlatform.operator('scenario/apply', { name: `refuse-createDeposit-${code}` });
      await untilDebounced(page);
      await deposit.submit.click();
      const toast = page
        .getByRole('alert')
        .filter({ hasText: refusalIn(t.common.refreshFail, { code }) });
      await expect(toast).toBeVisible();
      const notice = deposit.screen.locator('form').getByRole('alert');
      await expect(notice).toContainText(withCode(words, code));
      if (link !== null) await expect(notice.getByRole('link')).toHaveAttribute('href', link);
      await clear();
    });
  }
  // A code without its own message is shown in the toast, with its number.
  await refuseOnce(ownPlatform, CREATE, 4711);
  await untilDebounced(page);
  await deposit.submit.click();
  await expect(
    page.getByRole('alert').filter({ hasText: refusalIn(t.common.refreshFail, { code: 4711 }) }),
  ).toBeVisible();
  await expect(deposit.screen.locator('form').getByRole('alert')).toHaveCount(0);
  expect(await ordersOf(ownPlatform, player)).toEqual([]);
  // The entered amount stays; the next press creates the order.
  await expect(deposit.amount).toHaveValue('500');
  await untilDebounced(page);
  await deposit.submit.click();
  await expect(deposit.payButton).toBeVisible();
});

test('a lost network preserves the form', async ({ page, context, consoleErrors, deposit }) => {
  consoleErrors.expect(/net::ERR_/);
  await deposit.open();
  await deposit.amount.fill('700');
  await context.setOffline(true);
  await expect(deposit.screen.locator('form')).toContainText(deposit.t.offline);
  await expect(deposit.submit).toBeDisabled();
  await context.setOffline(false);
  await expect(deposit.submit).toBeEnabled();
  await page.reload();
  await deposit.isReady();
  await expect(deposit.amount).toHaveValue('700');
});

test('sign-up packages are bought like any amount [routes.deposit-sign-up-bonus]', async ({
  page,
  player,
  ownPlatform,
  deposit,
}) => {
  await deposit.open('?typeId=SignUpBonus');
  const packs = deposit.screen.getByRole('group', { name: deposit.t.packs.title });
  const choices = packs.getByRole('radio');
  await expect(choices).toHaveCount(3);
  const labels = packs.locator('label');
  await expect(labels.first()).toContainText('Lighthouse card');
  // (220 + 25 × 28) / 1000 and 1000 + 220 + 25 × 28 (spec §9).
  await expect(labels.first()).toContainText('+92%');
  await expect(labels.first()).toContainText('₱1,920');
  await expect(labels.last()).toContainText('Pier card');
  await choices.nth(1).check();
  await expect(deposit.submit).toHaveText(fill(deposit.t.submit, { amount: '₱300.00' }));
  const asked = page.waitForRequest(`**${CREATE}`);
  await deposit.submit.click();
  expect((await asked).postDataJSON()).toMatchObject({ amount: 30_000, actId: 6005, version: 3 });
  await expect(deposit.payButton).toBeVisible();
  expect(await ordersOf(ownPlatform, player)).toMatchObject([{ amount: 30_000 }]);
  // Back closes the sheet, then the order.
  await page.goBack();
  await expect(deposit.sheet).toHaveCount(0);
  await expect(deposit.part('waiting')).toBeVisible();
  await page.goBack();
  await deposit.screen.getByRole('button', { name: deposit.t.packs.other }).click();
  await expect(deposit.amount).toBeVisible();
});

test('the first paid deposit is reported to the install funnel once', async ({
  page,
  ownPlatform,
}) => {
  const player = await makePlayer(ownPlatform, {});
  await signIn(page, ownPlatform, player);
  const reported = new Set<number>();
  page.on('request', (request) => {
    if (!request.url().endsWith(endpoints.installEvents.path)) return;
    const { events } = request.postDataJSON() as { events: { seq: number; name: string }[] };
    for (const { seq, name } of events) if (name === 'first_deposit') reported.add(seq);
  });
  const deposit = new DepositPage(page);
  await page.goto('/deposit');
  await deposit.chooseNoLimit();
  await deposit.quick('₱500').click();
  await expect(deposit.screen).toContainText(
    fill(deposit.t.costs.first, { price: '₱500.00', reward: '₱510.00' }),
  );
  await deposit.submit.click();
  await deposit.payButton.click();
  await expect(deposit.part('paid')).toBeVisible();
  await expect.poll(() => reported.size).toBe(1);
  await page.reload();
  await expect(deposit.part('paid')).toBeVisible();
  // A reload may lose the answer, and the same event is then sent again with the same number.
  expect(reported.size).toBe(1);
});
