/** The VIP ladder and its bonuses (spec §2 `/profile/vip`; §6). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { vip as english } from '#features/vip/texts/en-PH.ts';
import { vip as thai } from '#features/vip/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { countReqNos, loseAnswer, watchBodies } from '#tests/support/pages/calls.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { countRequests, makePlayer } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

const PATH = '/profile/vip';
const money = (amount: number, maximumFractionDigits = 2) =>
  new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency: 'PHP',
    maximumFractionDigits,
    minimumFractionDigits: maximumFractionDigits,
  }).format(amount / 100);

test(
  'the level, both requirements of the next one, today’s limits and all levels [routes.profile-vip]',
  { tag: '@gate' },
  async ({ page, ownPlatform, lobby }) => {
    const player = await makePlayer(ownPlatform, { coin: 600_000, vip: 2 });
    await signIn(page, ownPlatform, player);
    const client = await createPlayerClient(ownPlatform, player);
    const progress = await client.call('vipInfo');
    const levels = lobby.vipConfigList ?? [];
    const next = levels.find(({ level }) => level === 3);
    await page.goto(PATH);
    const screen = page.locator('[data-screen="profileVip"]');
    await expect(screen.locator('strong')).toHaveText(fill(english.level, { level: 2 }));
    const recharge = screen.getByRole('progressbar', { name: english.way.recharge });
    await expect(recharge).toHaveAttribute(
      'aria-valuetext',
      fill(english.way.of, {
        has: money(progress.recharge, 0),
        needs: money(next?.needRecharge ?? 0, 0),
      }),
    );
    await expect(screen.getByRole('progressbar', { name: english.way.bets })).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: english.today.count })).toHaveAttribute(
      'aria-valuetext',
      fill(english.today.of, { used: 0, limit: levels[2]?.withdrawCount ?? 0 }),
    );
    const steps = screen.locator('ol details');
    await expect(steps).toHaveCount(levels.length);
    await expect(steps.nth(2)).toHaveAttribute('open', '');
    await expect(steps.nth(2)).toContainText(english.ladder.current);
    await steps.nth(4).locator('summary').click();
    await expect(steps.nth(4)).toContainText(money(levels[4]?.withdrawDayMax ?? 0, 0));
    await expectUsableInBothThemes(page, 'VIP');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectUsableInBothThemes(page, 'VIP at 320 px');
  },
);

test('a bonus is paid once for two taps and for a lost answer', async ({
  page,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const player = await makePlayer(ownPlatform, { coin: 100_000, vip: 3 });
  await signIn(page, ownPlatform, player);
  const client = await createPlayerClient(ownPlatform, player);
  const { claims } = await client.call('vipInfo');
  const upgrades = claims.filter(({ kind, isReceive }) => kind === 1 && isReceive === 0);
  const [one, other, third] = upgrades;
  if (one === undefined || other === undefined || third === undefined)
    throw new Error('the ladder has no bonuses');
  const path = endpoints.claimVipBonus.path;
  await page.goto(PATH);
  const screen = page.locator('[data-screen="profileVip"]');
  const claimOf = ({ level, amount }: { level: number; amount: number }) =>
    screen.getByRole('button', {
      name: fill(english.claims.claimOf, {
        name: english.claims.upgrade,
        level,
        amount: money(amount),
      }),
    });
  const asked = await countRequests(ownPlatform);

  await claimOf(one).dblclick();
  const got = screen.getByRole('status').filter({ hasText: 'Claimed: ' });
  await expect(got).toBeFocused();
  await expect(screen.locator('[data-balance]')).toHaveText(money(100_000 + one.amount));
  await expect(claimOf(one)).toHaveCount(0);
  expect((await asked(path))[path]).toBe(1);
  await screen.getByRole('button', { name: english.claims.ok }).click();

  const sent = watchBodies(page, 'claimVipBonus');
  await page.route(`**${path}`, (route) => route.abort(), { times: 1 });
  await untilDebounced(page);
  await claimOf(other).click();
  await expect(screen.getByRole('alert')).toContainText('nothing is paid twice');
  // It is requested again by itself.
  await expect(screen.locator('[data-balance]')).toHaveText(
    money(100_000 + one.amount + other.amount),
  );
  expect(countReqNos(sent), 'one number for both tries').toBe(1);

  await loseAnswer(page, 'claimVipBonus');
  await untilDebounced(page);
  await claimOf(third).click();
  // The server's answer shows the outcome.
  await expect(screen.getByText(english.claims.claimed, { exact: true })).toHaveCount(3);
  await expect(screen.getByRole('alert')).toHaveCount(0);
  const { claims: paid } = (await ownPlatform.operator('vip/show', {
    account: player.account,
  })) as { claims: object[] };
  expect(paid).toHaveLength(3);
});

test.describe('in Thai', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('the levels are in baht and in Thai, and accessible', async ({
    page,
    ownPlatform,
    lobby,
  }) => {
    const player = await makePlayer(ownPlatform, { coin: 600_000, vip: 1 });
    await signIn(page, ownPlatform, player);
    await page.goto(PATH);
    const screen = page.locator('[data-screen="profileVip"]');
    await expect(screen.locator('strong')).toHaveText(fill(thai.level, { level: 1 }));
    const { needRecharge: needs = 0 } = lobby.vipConfigList?.find(({ level }) => level === 2) ?? {};
    const client = await createPlayerClient(ownPlatform, player);
    const { recharge } = await client.call('vipInfo');
    const baht = (amount: number) => `฿${(amount / 100).toLocaleString('en-US')}`;
    await expect(screen.getByRole('progressbar', { name: thai.way.recharge })).toHaveAttribute(
      'aria-valuetext',
      fill(thai.way.of, { has: baht(Math.min(recharge, needs)), needs: baht(needs) }),
    );
    await screen.locator('ol details summary').last().click();
    await expectUsableInBothThemes(page, 'VIP in Thai at 320 px');
  });
});
