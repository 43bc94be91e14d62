import { expect } from '@playwright/test';
import { requestToken, signIn } from '#tests/support/sign-in.ts';
import { HomePage } from '#tests/support/pages/home-page.ts';
import { LoginPage } from '#tests/support/pages/login-page.ts';
import { everythingStored, readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

const TOKEN = 'parola.token';
const readToken = () => localStorage.getItem('parola.token');

test('logging out removes the player’s data from the device [storage.token] [storage.game-user]', async ({
  page,
  home,
  player,
  t,
}) => {
  await home.open();
  await expect(home.balance).toBeVisible();
  await expect.poll(async () => Object.keys(await readRecords(page))).toContain('user.session');
  expect(await everythingStored(page)).toContain(player.account);
  const token = await page.evaluate(readToken);

  const question = await home.askToLogOut();
  await question.getByRole('button', { name: t.member.logout.cancel }).click();
  const menu = page.locator('[data-overlay="side-menu"]');
  await expect(menu.getByRole('button', { name: t.menu.logout })).toBeFocused();
  expect(await page.evaluate(readToken)).toBe(token);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await home.logOut();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await home.isReady();
  await expect(home.balance).toHaveCount(0);
  await expect(home.header.getByRole('link', { name: t.home.header.login })).toBeVisible();
  await expect.poll(async () => Object.keys(await readRecords(page))).not.toContain('user.session');
  const left = await everythingStored(page);
  expect(left).not.toContain(player.account);
  expect(left).not.toContain(token);

  await home.reload();
  await expect(home.balance).toHaveCount(0);
});

test('another tab follows a logout and a login', async ({
  context,
  home,
  ownPlatform,
  player,
  t,
}) => {
  await home.open();
  await expect(home.balance).toBeVisible();
  const other = await context.newPage();
  const otherHome = new HomePage(other, t);
  await otherHome.open();
  await expect(otherHome.balance).toBeVisible();
  await other.goto('/profile/vip');
  await expect(other.locator('[data-screen="profileVip"]')).toBeVisible();

  await home.logOut();
  await expect(home.balance).toHaveCount(0);
  // The other tab is on a player's screen, which is closed to a visitor.
  await expect(other).toHaveURL('/login?back=%2Fprofile%2Fvip');

  await new LoginPage(other, t).signIn(player);
  await expect(other).toHaveURL('/profile/vip');
  await expect(home.balance).toHaveText('₱1,234.56');
  expect(ownPlatform.url).not.toBe('');
});

test('a session that ended on the server ends on the device, and login returns to the screen', async ({
  page,
  home,
  login,
  ownPlatform,
  player,
  t,
}) => {
  await home.open();
  await expect(home.balance).toBeVisible();
  const [first] = await home.ids();
  // A token that the server does not know, as after the end of its session. In one step: another call of the
  // lobby may get the 401 too, and the like button would disappear with the lobby.
  await home.heart(first ?? 0).evaluate((heart: HTMLElement, key) => {
    localStorage.setItem(key, 'ended-elsewhere');
    heart.click();
  }, TOKEN);
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fhome');
  await expect(login.screen).toContainText(t.login.expired);
  expect(await page.evaluate(readToken)).toBeNull();
  await login.signIn(player);
  await home.isReady();
  await expect(home.balance).toBeVisible();
  expect(ownPlatform.url).not.toBe('');
});

test('the next player sees no data of the last one', async ({
  page,
  home,
  login,
  ownPlatform,
  t,
}) => {
  await signIn(page, ownPlatform);
  await home.open();
  await expect(home.balance).toBeVisible();
  const rich = await home.balance.textContent();
  await home.logOut();
  await expect(home.balance).toHaveCount(0);

  const next = { account: `next${Date.now().toString(36)}`, password: 'lantern2026' };
  await ownPlatform.operator('player/make', { ...next, coin: 100 });
  await home.header.getByRole('link', { name: t.home.header.login }).click();
  await login.signIn(next);
  await expect(home.balance).toHaveText('₱1.00');
  expect(rich).not.toBe('₱1.00');
  await home.tab('collect').click();
  await expect(home.screen).toContainText(t.collect.noLikesTitle);
  expect(await requestToken(ownPlatform.url, next)).not.toBe('');
});
