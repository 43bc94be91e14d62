/** What stays on the phone after a player logs out (spec §4; a phone that a family shares). */
import { expect, type Page } from '@playwright/test';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { COUNTRY_CODE, freshMobile, showPlayer } from '#tests/support/pages/account-steps.ts';
import { test, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { tracesOf } from '#tests/support/pages/account-traces.ts';
import { makePlayer, type Account } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';

/** Everything stored that could identify the player. */
async function marksOf(page: Page, platform: PlatformProcess, player: Account): Promise<string[]> {
  const { account, mobile, inviteCode } = await showPlayer(platform, player.account);
  const token = await page.evaluate(() => localStorage.getItem('parola.token'));
  return [account, inviteCode, token ?? 'no token', (mobile ?? 'no mobile').slice(-4)];
}

test('a logout leaves the lobby on the device, and no data of the player', async ({
  page,
  home,
  bind,
  member,
  login,
  ownPlatform,
}) => {
  const player = await makePlayer(ownPlatform, { coin: 123_456 });
  await page.goto('/login?back=/bind');
  await login.screen.getByRole('checkbox').check();
  await login.signIn(player);
  const typed = freshMobile();
  await bind.mobile.fill(typed);
  await Promise.all([untilRefreshed(page), member.open()]);
  const [account = '', inviteCode = '', token = ''] = await marksOf(page, ownPlatform, player);
  const marks = [account, inviteCode, token, typed, player.password];
  await expect.poll(() => tracesOf(page, [account, inviteCode, token, typed])).toHaveLength(4);

  await member.logOut();
  await home.isReady();
  await expect(page).toHaveURL('/lobby/home');
  await expect.poll(() => tracesOf(page, marks)).toEqual([]);
  const keys = Object.keys(await readRecords(page));
  expect(keys).toEqual(expect.arrayContaining(['lobby.config', 'lobby.games']));
  expect(keys.filter((key) => key.startsWith('user.'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    'parola.form-drafts',
  );

  // The visitor's lobby opens from the stored data, and the player's screens ask for a login.
  await page.goBack();
  await expect(page.locator('main[data-screen]')).toBeVisible();
  await expect(page.locator('[data-balance]')).toHaveCount(0);
  await page.goto('/lobby/member');
  await expect(login.screen).toBeVisible();
  await expect(login.account).toHaveValue('');
});

test('a logout also ends the session on the server', async ({
  page,
  home,
  member,
  ownPlatform,
  player,
}) => {
  await Promise.all([untilRefreshed(page), member.open()]);
  expect((await showPlayer(ownPlatform, player.account)).sessions).toBe(1);
  await member.logOut();
  await home.isReady();
  await expect.poll(async () => (await showPlayer(ownPlatform, player.account)).sessions).toBe(0);
});

test('the next player sees no data of the last one, and replaces it', async ({
  page,
  home,
  bind,
  member,
  login,
  ownPlatform,
}) => {
  const mobile = freshMobile();
  const first = await makePlayer(ownPlatform, { coin: 999_900, mobile: COUNTRY_CODE.ph + mobile });
  const second = await makePlayer(ownPlatform, { coin: 100 });
  await page.goto('/login?back=/lobby/member');
  await login.signIn(first);
  await expect(member.balance).toHaveText('₱9,999.00');
  await page.goto('/profile/account');
  await expect(page.getByRole('main')).toContainText(mobile.slice(-4));
  await member.open();
  const marks = await marksOf(page, ownPlatform, first);
  await member.logOut();
  await home.isReady();

  await page.goto('/login?back=/lobby/member');
  await login.signIn(second);
  await expect(member.balance).toHaveText('₱1.00');
  await expect(member.screen).toContainText(second.account);
  await expect(member.screen).not.toContainText(first.account);
  await page.goto('/profile/account');
  await expect(page.getByRole('main')).not.toContainText(mobile.slice(-4));
  await page.goto('/bind');
  await expect(bind.mobile).toHaveValue('');
  const [account = '', inviteCode = '', token = ''] = marks;
  expect(await tracesOf(page, [account, inviteCode, token, '9,999.00', '999900'])).toEqual([]);
});
