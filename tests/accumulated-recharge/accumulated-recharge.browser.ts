/** Rewards for the recharge so far (spec §2 "Accumulated-recharge list", §4, §8, §9). */
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { expect, type Page } from '@playwright/test';
import { endpoints, type WireResponseOf } from '#shared/wire/endpoints.ts';
import { accumulatedRecharge as english } from '#features/accumulated-recharge/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { loadAgain } from '#tests/support/pages/load-again.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { RechargeDialog } from '#tests/support/pages/bonus-dialogs.ts';
import { countReqNos, watchBodies } from '#tests/support/pages/calls.ts';
import { doubleText, expectInside, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

const READ = endpoints.accumulatedRecharge.path;
const CLAIM = endpoints.claimAccumulatedRecharge.path;

/** Signs in as a player with this many coins deposited and this many tiers claimed. */
async function enter(page: Page, platform: PlatformProcess, coins: number, received = 0) {
  const player = await makePlayer(platform, { coin: coins * 100 });
  await signIn(page, platform, player);
  const client = await createPlayerClient(platform, player);
  for (let tier = 0; tier < received; tier += 1) {
    await client.order('claimAccumulatedRecharge', { propId: 12001 + tier });
  }
  return client;
}

test('each tier shows its state with text, picture and progress [accumulated-recharge.tier] [accumulated-recharge.actions] [accumulated-recharge.help] [accumulated-recharge.total-and-receiving] [accumulated-recharge.icons] [flow.recharge-tier.state]', async ({
  page,
  ownPlatform,
}) => {
  await enter(page, ownPlatform, 640, 1);
  const recharge = new RechargeDialog(page);
  await recharge.open();
  await expect(recharge.dialog).toContainText('₱640.00');
  // 12005 is within the limit of 500, 12006 and 12007 are the next three; 12008 is neither, 11999 is over.
  const unreached = ['12004', '12005', '12006', '12007'].map((id) => `${id} not-reached`);
  expect(await recharge.list()).toEqual([
    '12002 claimable',
    '12003 claimable',
    ...unreached,
    '12001 claimed',
  ]);
  for (const [id, picture] of [
    [12001, 'coins'],
    [12002, 'pouch'],
    [12004, 'pouch'],
    [12005, 'chest'],
    [12007, 'chest'],
  ] as const) {
    await expect(recharge.tier(id).locator('svg').first()).toHaveAttribute('data-picture', picture);
  }
  const open = recharge.tier(12003);
  await expect(open).toContainText('Recharge ₱500 to get Bonus ₱38');
  // 38 of 500, rounded down.
  await expect(open).toContainText('+7%');
  await expect(open).toContainText('1 wheel ticket');
  await expect(open).toContainText(
    fill(reward.wagering.needTimes, { amount: '₱1,330.00', times: '35' }),
  );
  await expect(open.getByRole('progressbar')).toHaveJSProperty('value', 1);
  await expect(open.getByRole('button', { name: /^Receive/ })).toBeEnabled();
  const next = recharge.tier(12004);
  await expect(next.getByRole('progressbar')).toHaveJSProperty('value', 0.64);
  await expect(next.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '₱640 of ₱1,000');
  await expect(recharge.tier(12001)).toContainText(english.tier.completed);
  await expect(recharge.tier(12001).getByRole('button')).toHaveCount(0);

  await recharge.dialog.getByRole('button', { name: english.help }).click();
  const rules = page.getByRole('dialog', { name: english.rules.title });
  await expect(rules.getByRole('listitem')).toHaveCount(4);
  await closeByEscape(rules);
  await expect(recharge.dialog, 'the list stays open').toBeVisible();

  await next.getByRole('link', { name: /^Recharge/ }).click();
  await expect(page).toHaveURL('/deposit');
  await expect(recharge.dialog).toHaveCount(0);
  await page.goBack();
  await recharge.openAgain();
  await recharge.dialog.getByRole('link', { name: english.deposit, exact: true }).click();
  await expect(page).toHaveURL('/deposit');
});

test('unreached tiers are shown up to their limit or the server’s look-ahead', async ({
  page,
  ownPlatform,
}) => {
  await enter(page, ownPlatform, 60);
  let said: Partial<WireResponseOf<'accumulatedRecharge'>> = { lookAhead: 0 };
  await page.route(`**${READ}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, ...said } });
  });
  const recharge = new RechargeDialog(page);
  const ids = async () => (await recharge.list()).map((line) => Number(line.slice(0, 5)));
  await recharge.open();
  // The first four tiers are shown from the start; without a look-ahead no more.
  expect(await ids()).toEqual([12001, 12002, 12003, 12004]);
  for (const [answer, expected] of [
    [{ lookAhead: 6 }, [12001, 12002, 12003, 12004, 12005, 12006, 12007]],
    [{ lookAhead: 0, totalRecharge: 99_900, initId: 12003 }, [12003, 12004, 12005]],
    [{ lookAhead: 0, totalRecharge: 49_999, initId: 12004 }, [12004]],
  ] as const) {
    said = answer;
    await page.reload();
    await recharge.openAgain();
    await expect.poll(ids).toEqual(expected);
  }
  // The season's end, if the server sends it.
  said = { endTime: Date.UTC(2030, 0, 31, 4) };
  await page.reload();
  await recharge.openAgain();
  await expect(recharge.dialog).toContainText('Until Jan 31, 2030');
});

test('all tiers received, up to the vault', async ({ page, ownPlatform }) => {
  await enter(page, ownPlatform, 100_000, 10);
  const recharge = new RechargeDialog(page);
  await recharge.open();
  const list = await recharge.list();
  expect(list).toEqual(Array.from({ length: 10 }, (_, at) => `${12001 + at} claimed`));
  await expect(recharge.tiers.getByText(english.tier.completed)).toHaveCount(10);
  for (const id of [12008, 12010]) {
    await expect(recharge.tier(id).locator('svg').first()).toHaveAttribute('data-picture', 'vault');
  }
});

test('a tier is received once, and failures are explained [accumulated-recharge.total-and-receiving] [errors.recharge-receive]', async ({
  page,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await enter(page, ownPlatform, 1_000);
  const sent = watchBodies(page, 'claimAccumulatedRecharge');
  const recharge = new RechargeDialog(page);
  await recharge.open();
  const receive = (id: number) => recharge.tier(id).getByRole('button');
  await receive(12003).dblclick();
  const got = recharge.dialog.getByRole('status').filter({ hasText: 'bonus added' });
  await expect(got).toBeFocused();
  await expect(recharge.dialog.getByRole('list', { name: 'Rewards' })).toContainText('× 1');
  await expect(recharge.dialog.locator('[data-balance]')).toHaveText('₱1,038.00');
  await expect(recharge.tiers.last()).toHaveAttribute('data-tier', '12003');
  await expect(recharge.tiers.last()).toContainText(english.tier.completed);
  expect(sent).toHaveLength(1);
  await recharge.dialog.getByRole('button', { name: english.got.ok }).click();

  const alert = recharge.tier(12001).getByRole('alert');
  for (const [code, note] of [
    [1241, english.error.claimed],
    [1242, english.error.notReached],
    [1243, english.error.expired],
    [4711, ''],
  ] as const) {
    await refuseOnce(ownPlatform, CLAIM, code);
    await untilDebounced(page);
    await receive(12001).click();
    await expect(alert).toHaveText(`Receive Fail. Code: ${code}${note}`);
  }

  sent.length = 0;
  await page.route(`**${CLAIM}`, (route) => route.abort(), { times: 1 });
  await untilDebounced(page);
  await receive(12001).click();
  await expect(alert).toContainText('nothing is paid twice');
  // Another tier waits until the outcome of the first is known.
  await untilDebounced(page);
  await receive(12002).click();
  await expect(recharge.tier(12002)).toHaveAttribute('data-state', 'claimed');
  await expect(recharge.tier(12001)).toHaveAttribute('data-state', 'claimed');
  expect(sent.map(({ propId }) => propId)).toEqual([12001, 12001, 12002]);
  expect(sent[0]?.reqNo).toBe(sent[1]?.reqNo);
  await expect(recharge.dialog.locator('[data-balance]')).toHaveText('₱1,066.00');

  // Without another press: a lost answer is requested again by itself.
  sent.length = 0;
  let isOver = false;
  await page.route(`**${CLAIM}`, async (route) => {
    if (isOver) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await untilDebounced(page);
  await receive(12004).click();
  await expect(recharge.tier(12004)).toHaveAttribute('data-state', 'claimed');
  isOver = true;
  await expect(got).toContainText('₱1,000');
  expect(countReqNos(sent)).toBe(1);
  await expect(recharge.dialog.locator('[data-balance]')).toHaveText('₱1,146.00');
});

test('loading, failed and offline states [accumulated-recharge.loading]', async ({
  page,
  context,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await enter(page, ownPlatform, 640);
  const recharge = new RechargeDialog(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${READ}`, async (route) => {
    await held;
    await route.abort();
  });
  await recharge.open('loading');
  await expect(recharge.dialog.locator('[aria-busy="true"]')).toContainText('Loading…');
  release();
  await expect(recharge.dialog.getByRole('alert')).toContainText(english.failedTitle);
  await page.unroute(`**${READ}`);
  await loadAgain(
    recharge.dialog.getByRole('button', { name: 'Try again' }),
    recharge.tier(12001).getByRole('button'),
  );
  await expect(recharge.dialog).toHaveAttribute('data-variant', 'ready');
  await context.setOffline(true);
  await expect(recharge.dialog).toContainText(english.offline);
  await expect(recharge.tier(12001).getByRole('button')).toBeDisabled();
  await context.setOffline(false);
  await expect(recharge.tier(12001).getByRole('button')).toBeEnabled();

  // A server without tiers.
  await page.route(`**${endpoints.tradeInfo.path}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, rechargeList: [] } });
  });
  await page.reload();
  await recharge.openAgain();
  await expect(recharge.dialog).toContainText(english.noneTitle);
});

test.describe('in Thai', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('is accessible: axe, keyboard, the smallest phone, large text', async ({
    page,
    ownPlatform,
  }) => {
    await enter(page, ownPlatform, 640, 1);
    const recharge = new RechargeDialog(page, 'th');
    await recharge.open();
    await expectUsableInBothThemes(page, 'tiers');
    await recharge.dialog.getByRole('button', { name: recharge.t.help }).focus();
    await page.keyboard.press('Enter');
    const rules = page.locator('[data-overlay="accumulated-recharge-rules"]');
    await expect(rules).toBeVisible();
    await expectUsableInBothThemes(page, 'rules');
    await closeByEscape(rules);
    const receive = recharge.tier(12002).getByRole('button');
    await receive.focus();
    await page.keyboard.press('Enter');
    await expect(recharge.dialog.locator('output')).toBeFocused();
    await expectUsableInBothThemes(page, 'received');
    await closeByEscape(recharge.dialog);
    await doubleText(page);
    await recharge.open();
    await expectInside(page, 'at twice the size');
    await recharge.dialog.getByRole('button', { name: recharge.t.help }).click();
    // The rules fit the screen, and their button can be reached.
    await expect(rules.getByRole('button', { name: recharge.t.rules.close })).toBeInViewport();
  });
});
