/** The bank that pays interest (spec §2 `/profile/bank`; §9). */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { savings as english } from '#features/savings/texts/en-PH.ts';
import { savings as thai } from '#features/savings/texts/th-TH.ts';
import { test, untilDebounced } from '#tests/support/pages/account-test.ts';
import { loseAnswer } from '#tests/support/pages/calls.ts';
import {
  expectAmountsInside,
  expectInside,
  expectUsableInBothThemes,
} from '#tests/support/pages/looks.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { storedOrders } from '#tests/support/pages/stored.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { fill, refusalText } from '#tests/support/pages/texts.ts';

const PATH = '/profile/bank';
/** Leaves the moment that stands in place of the form after a move. */
const finish = (page: Page) => submit(page, english.done.ok).click();
/** A package of the seed: ₱12 a day. */
const SIGN_UP_PACKAGE = 6005;
const screenOf = (page: Page) => page.locator('[data-screen="profileBank"]');
const amountOf = (page: Page) => screenOf(page).getByLabel(english.move.amount, { exact: true });
const submit = (page: Page, name: string) =>
  screenOf(page).getByRole('button', { name, exact: true });

test.describe(() => {
  test.use({ movesClock: true });

  test('coins are deposited, earn interest hourly, are collected and withdrawn [routes.profile-bank]', async ({
    page,
    ownPlatform,
    player: _player,
  }) => {
    await page.goto(PATH);
    const screen = screenOf(page);
    const field = amountOf(page);
    await expect(screen.locator('[data-balance]')).toHaveText('₱1,234.56');
    await expect(screen).toContainText('8%');

    for (const [typed, words] of [
      ['', english.wrong.empty],
      ['29.99', fill(english.wrong.below, { least: '₱30.00' })],
      ['1234.57', fill(english.wrong.above, { most: '₱1,234.56' })],
      ['30.001', english.wrong.decimals],
    ] as const) {
      await field.fill(typed);
      await submit(page, english.move.submitIn).click();
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toBeFocused();
    }
    await field.fill('1,000');
    await submit(page, english.move.submitIn).dblclick();
    await expect(screen.getByRole('status').filter({ hasText: '₱1,000.00' })).toBeVisible();
    await finish(page);
    await expect(screen.locator('[data-balance]')).toHaveText('₱234.56');
    await expect(screen.getByRole('listitem').first()).toContainText('+₱1,000.00');
    // A deposit earns interest from the next full hour: no estimate before.
    await expect(screen.locator('[data-estimate]')).toHaveAttribute('data-estimate', '0');

    await ownPlatform.operator('clock/advance', { ms: 7_200_000 });
    await page.reload();
    const estimate = screen.locator('[data-estimate]');
    const read = async () => Number(await estimate.getAttribute('data-estimate'));
    // One whole hour: ₱1,000 × 8 % / 365 / 24; the current hour does not count.
    await expect.poll(read).toBeGreaterThanOrEqual(9_132);
    const before = await read();
    await expect.poll(read).toBeGreaterThan(before);
    await expectUsableInBothThemes(page, 'the bank');

    await ownPlatform.operator('clock/advance', { ms: 7_200_000 });
    await page.reload();
    const receive = screen.getByRole('button', { name: /^Claim ₱0\.0[23]$/ });
    await receive.dblclick();
    await expect(
      screen.getByRole('status').filter({ hasText: english.done.interest }),
    ).toBeFocused();
    await expect(screen.locator('[data-balance]')).toHaveText(/^₱234\.5[89]$/);
    await expect(screen.getByRole('listitem').first()).toContainText(english.record.interest);
    await expectUsableInBothThemes(page, 'claimed interest');
    await finish(page);
    await expect(receive).toHaveCount(0);
    await untilDebounced(page);

    await screen.getByRole('tab', { name: english.move.out }).click();
    await screen.getByRole('button', { name: english.move.all }).click();
    await expect(field).toHaveValue('1000');
    await submit(page, english.move.submitOut).click();
    await expect(screen.locator('[data-balance]')).toHaveText(/^₱1,234\.5[89]$/);
    await finish(page);
    await screen.getByRole('tab', { name: english.move.out }).click();
    await expect(screen).toContainText(english.move.nothingOut);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a large amount that was moved stays inside its card', async ({ page, ownPlatform }) => {
    const rich = await makePlayer(ownPlatform, { coin: 1_000_000_000 });
    await signIn(page, ownPlatform, rich);
    await page.goto(PATH);
    await amountOf(page).fill('9,345,678.90');
    await submit(page, english.move.submitIn).click();
    const moment = screenOf(page).locator('[data-moment]');
    await expect(moment.getByRole('status')).toContainText('₱9,345,678.90');
    await expectInside(page, 'a large amount');
    await expectAmountsInside(page, 'a large amount');
    await expect(moment.getByRole('button')).toBeInViewport({ ratio: 1 });
  });
});

test('a bonus with open wagering is named, and cannot be deposited', async ({
  page,
  ownPlatform,
  player,
  client,
}) => {
  const { account } = player;
  await ownPlatform.operator('player/package', { account, package: SIGN_UP_PACKAGE });
  const [owned] = (await client.call('signUpBonus')).ownList;
  await client.order('claimSignUpBonus', { id: owned?.id });
  await page.goto(PATH);
  const screen = screenOf(page);
  await expect(screen.locator('[data-balance]')).toHaveText('₱1,246.56');
  await expect(screen).toContainText(fill(english.move.waiting, { amount: '₱12.00' }));
  const field = amountOf(page);
  await field.fill('1,234.57');
  await submit(page, english.move.submitIn).click();
  const most = fill(english.wrong.above, { most: '₱1,234.56' });
  await expect(field).toHaveAccessibleDescription(most);
  await screen.getByRole('button', { name: english.move.all }).click();
  await expect(field).toHaveValue('1234.56');
  await submit(page, english.move.submitIn).click();
  await finish(page);
  await expect(screen.locator('[data-balance]')).toHaveText('₱12.00');
  const least = '₱30.00';
  await expect(screen).toContainText(fill(english.move.nothingIn, { least }));
});

test('a lost answer moves nothing twice, also with a password', async ({
  page,
  ownPlatform,
  player,
  consoleErrors,
  client,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await page.goto(PATH);
  const screen = screenOf(page);
  await loseAnswer(page, 'depositSavings');
  await amountOf(page).fill('100');
  await submit(page, english.move.submitIn).click();
  await expect(screen.getByRole('alert')).toContainText('your money never moves twice');
  // Also after the tab was killed: the order is stored, and its state is requested by itself.
  await page.reload();
  await expect(screen.getByRole('status').filter({ hasText: '₱100.00' })).toBeVisible();
  await finish(page);
  await expect(screen.locator('[data-balance]')).toHaveText('₱1,134.56');
  expect((await client.call('savings')).amount).toBe(10_000);
  // It is settled: the same amount again is another order.
  await untilDebounced(page);
  await amountOf(page).fill('100');
  await submit(page, english.move.submitIn).click();
  await finish(page);
  await expect(screen.locator('[data-balance]')).toHaveText('₱1,034.56');
  expect((await client.call('savings')).amount).toBe(20_000);

  await ownPlatform.operator('savings/password', {
    account: player.account,
    password: 'lighthouse',
    reason: 'test',
  });
  await page.reload();
  await screen.getByRole('tab', { name: english.move.out }).click();
  const password = screen.getByLabel(english.move.password, { exact: true });
  await amountOf(page).fill('40');
  await submit(page, english.move.submitOut).click();
  await expect(password).toHaveAccessibleDescription(english.wrong.password);
  await password.fill('lantern');
  await submit(page, english.move.submitOut).click();
  await expect(screen.getByRole('alert')).toHaveText(
    refusalText(english.error.password, { code: 1019 }),
  );
  await loseAnswer(page, 'withdrawSavings');
  await untilDebounced(page);
  await password.fill('lighthouse');
  await submit(page, english.move.submitOut).click();
  await expect(screen.getByRole('alert')).toContainText('your money never moves twice');
  // The order is stored, but no password, encrypted or not.
  await expect
    .poll(() => storedOrders(page))
    .toEqual([{ kind: 'savings-out', body: { amount: 4_000 } }]);
  await page.reload();
  const inDoubt = screen.locator('[data-in-doubt]');
  await expect(inDoubt).toContainText(fill(english.inDoubt.text, { amount: '₱40.00' }));
  await expectUsableInBothThemes(page, 'a withdrawal from the bank that is not known');
  await inDoubt.getByRole('button', { name: english.inDoubt.ask }).click();
  const again = inDoubt.getByLabel(english.move.password, { exact: true });
  await expect(again).toHaveAccessibleDescription(english.wrong.password);
  await again.fill('lighthouse');
  await inDoubt.getByRole('button', { name: english.inDoubt.ask }).click();
  await expect(screen.getByRole('status').filter({ hasText: '₱40.00' })).toBeVisible();
  await expect(inDoubt).toBeHidden();
  await expect(screen.locator('[data-balance]')).toHaveText('₱1,074.56');
  await finish(page);
  expect((await client.call('savings')).amount).toBe(16_000);
  expect(await storedOrders(page)).toEqual([]);

  await screen.getByRole('tab', { name: english.move.out }).click();
  await refuseOnce(ownPlatform, endpoints.withdrawSavings.path, 1251);
  await untilDebounced(page);
  await amountOf(page).fill('1');
  await password.fill('lighthouse');
  await submit(page, english.move.submitOut).click();
  await expect(screen.getByRole('alert')).toHaveText(
    refusalText(english.error.short, { code: 1251 }),
  );
});

test.describe('in a market without it', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('the bank says so and leads back, and no entry links to it', async ({
    page,
    member,
    player: _player,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText(thai.offTitle, { exact: true })).toBeVisible();
    await expectUsableInBothThemes(page, 'no bank');
    await page.getByRole('link', { name: thai.back }).click();
    await member.isReady();
    await expect(page.locator(`a[href="${PATH}"]`)).toHaveCount(0);
  });
});
