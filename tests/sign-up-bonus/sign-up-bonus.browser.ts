/** The sign-up bonus: packages, the calendar and its claims (spec §2, §3, §4, §5, §8, §9). */
import { reward } from '#features/reward/texts/en-PH.ts';
import { expect, type Page } from '@playwright/test';
import { endpoints, type WireResponseOf } from '#shared/wire/endpoints.ts';
import { signUpBonus as english } from '#features/sign-up-bonus/texts/en-PH.ts';
import { WITH_MOTION } from '#tests/support/browser.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { loadAgain } from '#tests/support/pages/load-again.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { SignUpDialog } from '#tests/support/pages/bonus-dialogs.ts';
import { peso } from '#tests/support/pages/red-packet-page.ts';
import { countReqNos, watchBodies } from '#tests/support/pages/calls.ts';
import { DepositPage, ordersOf } from '#tests/support/pages/deposit-page.ts';
import { doubleText, expectInside, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { makePlayer, refuseOnce, type Account } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

// The tests are about movement.
test.use(WITH_MOTION);

const READ = endpoints.signUpBonus.path;
const CLAIM = endpoints.claimSignUpBonus.path;
/** The seed's packages, and the item type of their orders. */
const [PIER, HARBOR] = [6004, 6005];
const TYPE = 6;

const money = (amount: number, digits = 0) => peso(amount, digits);
const of = (count: number, state: string) => Array.from({ length: count }, () => state);

/** Properties that the animations of the calendar's days change. */
const movesOfDays = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const changed = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : null))
      .filter((effect) => effect?.target?.closest('[data-day]') !== null)
      .flatMap((effect) => effect?.getKeyframes() ?? [])
      .flatMap((frame) => Object.keys(frame));
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    return [...new Set(changed)].filter((name) => !timing.includes(name)).sort();
  });

/** Signs in as a fresh player. @param owned the package that the player has bought, if any */
async function enter(page: Page, platform: PlatformProcess, owned?: object): Promise<Account> {
  const player = await makePlayer(platform);
  const { account } = player;
  if (owned) await platform.operator('player/package', { account, ...owned });
  await signIn(page, platform, player);
  return player;
}

test('three packages follow the rules of §9; one is bought once by a deposit, and claimed [routes.deposit-sign-up-bonus] [sign-up-bonus.packages] [flow.sign-up-bonus.owned] [flow.sign-up-bonus.claimed] [validation.debounce] [api.recharge]', async ({
  page,
  ownPlatform,
  t,
}) => {
  const player = await enter(page, ownPlatform);
  const client = await createPlayerClient(ownPlatform, player);
  const { rechargeList } = await client.call('tradeInfo');
  const signUp = new SignUpDialog(page);
  const lastAnswer = page.waitForResponse(`**${endpoints.identity.path}`);
  await page.goto('/lobby/member');
  const behind = page.locator('[data-screen="member"]');
  await expect(signUp.row).toBeVisible();
  await lastAnswer;
  const before = await behind.boundingBox();
  await signUp.row.click();
  await expect(signUp.dialog).toHaveAttribute('data-variant', 'packages');
  expect(await behind.boundingBox(), 'the page behind does not move').toEqual(before);

  const cards = signUp.dialog.getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const sold = rechargeList
    .filter(({ days = 0 }) => days > 0)
    .toSorted((a, b) => b.bonusAmount - a.bonusAmount)
    .slice(0, 3);
  for (const [at, { price, bonusAmount, days = 0, props }] of sold.entries()) {
    const { count: daily = 0, betRate = 0 } = props[0] ?? {};
    const given = bonusAmount + daily * days;
    const card = cards.nth(at);
    await expect(card).toContainText(`+${Math.floor((given / price) * 100)}%`);
    await expect(card).toContainText(fill(english.pack.total, { total: money(price + given) }));
    await expect(card).toContainText(
      fill(reward.wagering.needTimes, {
        amount: money(given * betRate, 2),
        times: String(betRate),
      }),
    );
  }

  const name = fill(english.buy.buyOf, { name: 'Harbor card', price: '₱300' });
  await signUp.dialog.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/deposit?typeId=SignUpBonus&packageId=${HARBOR}`);
  await expect(signUp.dialog).toHaveCount(0);
  const deposit = new DepositPage(page);
  await deposit.chooseNoLimit();
  await expect(deposit.screen.getByRole('radio', { name: /Harbor card/ })).toBeChecked();
  const orders = watchBodies(page, 'createDeposit');
  await deposit.submit.dblclick();
  await expect(deposit.payButton).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ amount: 30_000, version: 3, actType: TYPE, actId: HARBOR });
  const [order] = await ordersOf(ownPlatform, player);
  await ownPlatform.operator('deposit/pay', { reason: 'test', orderNo: order?.order_no });

  await signUp.open('calendar');
  await expect(signUp.dot).toHaveCount(1);
  expect(await signUp.states()).toEqual(['claimable', ...of(13, 'locked')]);
  await expect(signUp.dialog.locator('ol > li')).toHaveCount(30);
  const claims = watchBodies(page, 'claimSignUpBonus');
  await signUp.claim.dblclick();
  const got = signUp.dialog.getByRole('status').filter({ hasText: t.common.success });
  await expect(got).toBeFocused();
  await expect(signUp.dialog).toContainText(fill(english.got.day, { day: 1 }));
  await expect(signUp.dialog).toContainText(
    fill(reward.wagering.needTimes, { amount: '₱420.00', times: '35' }),
  );
  // 300 paid, 60 at once, 12 for the day.
  await expect(signUp.dialog.locator('[data-balance]')).toHaveText('₱372.00');
  await expect.poll(() => signUp.states()).toEqual(['claimed', ...of(13, 'locked')]);
  expect(claims).toHaveLength(1);
  await expect(signUp.dot).toHaveCount(0);

  await page.goto('/deposit?typeId=SignUpBonus');
  await expect(deposit.screen).toContainText(deposit.t.packs.ownedTitle);
  await expect(deposit.screen.getByRole('radio')).toHaveCount(0);
  await deposit.screen.getByRole('button', { name: deposit.t.packs.calendar }).click();
  await expect(signUp.dialog).toHaveAttribute('data-variant', 'calendar');
});

test('a bought package cannot be selected, one that is not for sale is hidden [validation.sign-up-bonus.bought]', async ({
  page,
  ownPlatform,
}) => {
  await enter(page, ownPlatform);
  // Another server may sell several, one after the other; here the calendar never ends.
  await page.route(`**${READ}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as WireResponseOf<'signUpBonus'>;
    await route.fulfill({ json: { ...answer, buyPropIds: [6006] } });
  });
  await page.route(`**${endpoints.afterLoginConfig.path}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, loginPayConfig: { propIds: [6006, HARBOR] } } });
  });
  const signUp = new SignUpDialog(page);
  await signUp.open();
  const cards = signUp.dialog.getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(english.pack.bought);
  await expect(cards.first().getByRole('link')).toHaveCount(0);
  await page.goto(`/deposit?typeId=SignUpBonus&packageId=6006`);
  const deposit = new DepositPage(page);
  await deposit.chooseNoLimit();
  await expect(deposit.screen.getByRole('radio', { name: /Lighthouse card/ })).toBeDisabled();
  await expect(deposit.screen.getByRole('radio', { name: /Harbor card/ })).toBeChecked();
});

test('the calendar shows each day’s value, and empty cells up to thirty [sign-up-bonus.calendar] [flow.sign-up-bonus.day]', async ({
  page,
  ownPlatform,
}) => {
  await enter(page, ownPlatform, { package: HARBOR, 'days-ago': 3, claimed: '1,2' });
  const signUp = new SignUpDialog(page);
  await signUp.open('calendar');
  const wanted = ['claimed', 'claimed', 'expired', 'claimable', ...of(10, 'locked')];
  expect(await signUp.states()).toEqual(wanted);
  await expect(signUp.dialog.locator('ol > li')).toHaveCount(30);
  const day = (number: number, state: keyof typeof english.state) =>
    fill(english.calendar.dayState, { day: number, state: english.state[state] });
  await expect(signUp.days.nth(0)).toContainText(day(1, 'claimed'));
  await expect(signUp.days.nth(2)).toContainText(day(3, 'expired'));
  await expect(signUp.days.nth(4)).toContainText(day(5, 'locked'));
  await expect(signUp.dialog).toContainText(fill(english.calendar.got, { done: 2, count: 14 }));
  expect(await movesOfDays(page), 'what the compositor moves by itself').toEqual([
    'opacity',
    'transform',
  ]);
  // Pressing the day itself claims too.
  const cell = fill(english.calendar.claimDay, { day: 4 });
  await signUp.dialog.getByRole('button', { name: cell, exact: true }).click();
  await expect(signUp.days.nth(3)).toHaveAttribute('data-day', 'claimed');
  await expect(signUp.claim).toHaveCount(0);
  await expect(signUp.dialog).toContainText(english.calendar.tomorrow);

  // Days that an answer omits, or gives an unknown value for, are locked.
  await page.route(`**${READ}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as WireResponseOf<'signUpBonus'>;
    const ownList = answer.ownList.map((own) => ({ ...own, loginPayDataJson: { days: [0, 7] } }));
    await route.fulfill({ json: { ...answer, ownList } });
  });
  await signUp.open('calendar');
  expect(await signUp.states()).toEqual(['expired', ...of(13, 'locked')]);
  await page.unroute(`**${READ}`);
});

test('a package that has expired says so', async ({ page, ownPlatform }) => {
  await enter(page, ownPlatform, { package: PIER, 'days-ago': 9, claimed: '1,7' });
  const signUp = new SignUpDialog(page);
  await signUp.open('calendar');
  expect(await signUp.states()).toEqual(['claimed', ...of(5, 'expired'), 'claimed']);
  await expect(signUp.dialog).toContainText(english.calendar.over);
  await expect(signUp.claim).toHaveCount(0);
});

test('a refusal is explained; a lost answer only ends the loading state, and is retried [errors.sign-up-claim]', async ({
  page,
  ownPlatform,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await enter(page, ownPlatform, { package: HARBOR });
  const signUp = new SignUpDialog(page);
  await signUp.open('calendar');
  const alert = signUp.dialog.getByRole('alert');
  for (const [code, note] of [
    [1241, english.error.claimed],
    [1242, english.error.notReached],
    [1243, english.error.expired],
    [4711, ''],
  ] as const) {
    await refuseOnce(ownPlatform, CLAIM, code);
    await untilDebounced(page);
    await signUp.claim.click();
    await expect(alert).toHaveText(`${fill(t.common.error, { code })}${note}`);
  }

  const bodies = watchBodies(page, 'claimSignUpBonus');
  let isOver = false;
  await page.route(`**${CLAIM}`, (route) => (isOver ? route.fallback() : route.abort()));
  await untilDebounced(page);
  await signUp.claim.click();
  await expect.poll(() => bodies.length).toBe(1);
  await expect(signUp.claim).toHaveAttribute('aria-busy', 'false');
  await expect(alert).toHaveCount(0);
  await expect(signUp.dialog.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  // The retry happens without another press.
  isOver = true;
  await expect(
    signUp.dialog.getByRole('status').filter({ hasText: t.common.success }),
  ).toBeVisible();
  expect(countReqNos(bodies), 'one number for all tries').toBe(1);
  await expect(signUp.dialog.locator('[data-balance]')).toHaveText(money(1_200, 2));
});

test('a claim whose answer was lost with the page is settled when the dialog opens again', async ({
  page,
  ownPlatform,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const player = await enter(page, ownPlatform, { package: HARBOR });
  const signUp = new SignUpDialog(page);
  await signUp.open('calendar');
  await page.route(`**${CLAIM}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await signUp.claim.click();
  await expect.poll(() => signUp.states()).toEqual(['claimed', ...of(13, 'locked')]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signUp.open('calendar');
  await expect(
    signUp.dialog.getByRole('status').filter({ hasText: t.common.success }),
  ).toBeVisible();
  const { coin } = await (await createPlayerClient(ownPlatform, player)).call('refreshBalance');
  expect(coin).toBe(1_200);
});

test('a failed load is explained, can be retried, and waits offline', async ({
  page,
  context,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await enter(page, ownPlatform, { package: HARBOR });
  const signUp = new SignUpDialog(page);
  await page.route(`**${READ}`, (route) => route.abort());
  await signUp.open('failed');
  await expect(signUp.dialog.getByRole('alert')).toContainText(english.failedTitle);
  await page.unroute(`**${READ}`);
  await loadAgain(signUp.dialog.getByRole('button', { name: 'Try again' }), signUp.claim);
  await expect(signUp.dialog).toHaveAttribute('data-variant', 'calendar');
  await context.setOffline(true);
  await expect(signUp.dialog).toContainText(english.offline);
  await expect(signUp.claim).toBeDisabled();
  await context.setOffline(false);
  await expect(signUp.claim).toBeEnabled();

  // The calendar does not need the package's terms.
  await page.route(`**${endpoints.tradeInfo.path}`, (route) => route.abort());
  await signUp.open('calendar');
  await expect(signUp.days).toHaveCount(14);
  await expect(
    signUp.dialog.getByRole('button', { name: english.calendar.claimToday }),
  ).toBeEnabled();
});

test('is accessible: axe, keyboard, the smallest phone, large text, no motion', async ({
  page,
  ownPlatform,
}) => {
  const { account } = await enter(page, ownPlatform);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const signUp = new SignUpDialog(page);
  await signUp.open();
  await expectUsableInBothThemes(page, 'packages');
  await ownPlatform.operator('player/package', { account, package: HARBOR, 'days-ago': 1 });
  await page.goto('/lobby/member');
  await signUp.row.focus();
  await page.keyboard.press('Enter');
  await expect(signUp.dialog).toHaveAttribute('data-variant', 'calendar');
  await expectUsableInBothThemes(page, 'calendar');
  expect(await movesOfDays(page), 'nothing moves').toEqual([]);
  await signUp.claim.focus();
  await page.keyboard.press('Enter');
  await expect(signUp.dialog.locator('output')).toBeFocused();
  await expectUsableInBothThemes(page, 'claimed');
  await page.keyboard.press('Escape');
  await expect(signUp.dialog).toHaveCount(0);
  await expect(signUp.row).toBeFocused();
  await doubleText(page);
  await signUp.open('calendar');
  await expectInside(page, 'at twice the size');
});
