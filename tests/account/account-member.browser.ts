/** The player's own tab (spec §2, /lobby/member). */
import { expect } from '@playwright/test';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { COUNTRY_CODE, freshMobile, showPlayer } from '#tests/support/pages/account-steps.ts';
import { test, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { isLobbyStored } from '#tests/support/pages/stored.ts';
import { patternOf } from '#tests/support/pages/texts.ts';

const COIN = 123_456;

for (const { market, shown } of [
  { market: 'ph', shown: '₱1,234.56' },
  { market: 'th', shown: '฿1,234.56' },
] as const) {
  test.describe(`in the market ${market}`, () => {
    test.use({ market });

    test('shows the player, the balance and the masked mobile [routes.lobby-member]', async ({
      login,
      member,
      page,
      ownPlatform,
      t,
    }) => {
      const mobile = freshMobile(market);
      const state = { coin: COIN, vip: 3, mobile: COUNTRY_CODE[market] + mobile };
      const player = await makePlayer(ownPlatform, state);
      await page.goto('/login?back=/lobby/member');
      await login.signIn(player);
      await member.isReady();
      const { playerId } = await showPlayer(ownPlatform, player.account);
      await expect(member.balance).toHaveText(shown);
      await expect(member.screen).toContainText(player.account);
      await expect(member.screen).toContainText(t.menu.vip.replace('{{level}}', '3'));
      await expect(member.screen).toContainText(String(playerId));
      await expect(member.screen).toContainText(t.common.ageNotice);
      const account = await member.openAccount();
      await expect(account).toContainText(`*****${mobile.slice(-4)}`);
      await expect(account).not.toContainText(mobile.slice(2));
    });
  });
}

test('every entry opens its screen', async ({ page, member, player: _player, t }) => {
  await member.open();
  const { member: words } = t;
  const ways = {
    [words.deposit]: '/deposit',
    [words.withdraw]: '/withdrawal',
    [words.tasks]: '/profile/task',
    [words.vip]: '/profile/vip',
    [words.mail]: '/profile/email',
    [words.transactions]: '/record/transaction',
    [words.activities]: '/activity/index',
    [words.invitation]: '/lobby/invitation',
    [words.bind]: '/bind',
    [words.service]: '/service',
    [words.responsible]: '/responsible',
    [t.screens.profileWeek.title]: '/profile/week',
    [words.phoneStorage]: '/phone-storage',
    [words.about]: '/about',
  };
  for (const [name, path] of Object.entries(ways)) {
    await test.step(name, async () => {
      const named = { hasText: new RegExp(`^${name}(?:,|$)`) };
      await member.screen.getByRole('link').filter(named).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('main[data-screen]')).not.toHaveAttribute(
        'data-screen',
        'not-found',
      );
      await page.goBack();
      await member.isReady();
    });
  }
});

test('the player’s id is copied', async ({ page, context, member, ownPlatform, player, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await member.open();
  await member.screen.getByRole('button', { name: t.member.copyId }).click();
  await expect(member.screen.getByText(t.copy.copied)).toBeVisible();
  expect(t.copy.copied).toBe('Copy Success.');
  const { playerId } = await showPlayer(ownPlatform, player.account);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(playerId));
});

test.describe('with the worker', () => {
  test.use(WITH_WORKER);

  test('offline the account is shown with its age, and entries that need a connection are disabled', async ({
    page,
    context,
    member,
    home,
    player,
    consoleErrors,
    t,
  }) => {
    consoleErrors.expect(/Failed to load resource|net::ERR_/);
    await Promise.all([untilRefreshed(page), member.open()]);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await isLobbyStored(page);
    await page.reload();
    await member.isReady();
    await offline(context, async () => {
      await expect(member.screen.getByText(patternOf(t.member.offline))).toBeVisible();
      await page.reload();
      await member.isReady();
      await expect(member.screen.getByText(patternOf(t.member.offline))).toBeVisible();
      await expect(member.balance).toHaveText('₱1,234.56');
      await expect(member.screen).toContainText(player.account);
      await expect(member.refresh).toBeDisabled();
      const { deposit, withdraw, redeemRow, superiorRow } = t.member;
      for (const name of [deposit, withdraw, redeemRow, superiorRow]) {
        const button = member.screen.getByRole('button', { name: new RegExp(`^${name}`) });
        await expect(button).toBeDisabled();
      }
      // Logging out works without a connection too.
      await member.logOut();
      await home.isReady();
      await expect(home.balance).toHaveCount(0);
    });
  });
});
