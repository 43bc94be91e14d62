/** Deep links and Back (spec §2, navigation guard; §4, login success). */
import { expect } from '@playwright/test';
import { freshAccount } from '#tests/support/pages/account-steps.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { hotGames } from '#tests/support/pages/lobby-data.ts';
import { fill } from '#tests/support/pages/texts.ts';

test('the login is not in the history after signing in', async ({
  page,
  home,
  login,
  member,
  ownPlatform,
}) => {
  const player = await makePlayer(ownPlatform);
  await home.open();
  await page.goto('/lobby/member');
  await expect(login.screen).toBeVisible();
  await login.signIn(player);
  await member.isReady();
  await page.goBack();
  await home.isReady();
  await expect(page).toHaveURL('/lobby/home');
  await page.goForward();
  await member.isReady();
  await expect(login.screen).toHaveCount(0);
});

test('Back from the login returns to the previous screen, without a loop', async ({
  page,
  home,
  login,
  t,
}) => {
  await home.open();
  await page
    .getByRole('navigation', { name: t.common.tabs.label })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fmember');
  await expect(login.screen.getByText(t.login.needed)).toBeVisible();
  await login.screen.getByRole('link', { name: t.common.back, exact: true }).click();
  await home.isReady();
  await expect(page).toHaveURL('/lobby/home');
});

test('a visitor who is sent from the search to log in reads why, and can browse or come back', async ({
  page,
  home,
  login,
  ownPlatform,
  t,
}) => {
  await home.open();
  await home.header.getByRole('link', { name: t.home.header.search }).click();
  await expect(page).toHaveURL('/login?back=%2Fsearch');
  await expect(login.screen.getByText(t.login.neededSearch)).toBeVisible();
  await login.screen.getByRole('link', { name: t.login.browse }).click();
  await home.isReady();
  await home.header.getByRole('link', { name: t.home.header.search }).click();
  await login.signIn(await makePlayer(ownPlatform));
  await expect(page).toHaveURL('/search');
});

test('a visitor who is sent from a game to log in reads its name and may try it', async ({
  page,
  home,
  lobby,
  login,
  t,
}) => {
  const game = hotGames(lobby).find(({ demo }) => demo === 1);
  if (game === undefined) throw new Error('no hot game has a demo');
  await home.open();
  await page.locator(`[data-game-id="${game.id}"]`).getByRole('link').click();
  await expect(login.screen.getByText(fill(t.login.neededDemo, { game: game.name }))).toBeVisible();
  await login.screen.getByRole('button', { name: t.login.tryDemo }).click();
  await expect(page.locator('[data-overlay="game-demo"] iframe')).toBeVisible();
});

test('login and registration link to each other without growing the history [home.header.guest-links]', async ({
  page,
  home,
  login,
  register,
  t,
}) => {
  await home.open();
  await home.header.getByRole('link', { name: t.home.header.login }).click();
  for (let round = 0; round < 2; round += 1) {
    await login.screen.getByRole('link', { name: t.login.create }).click();
    await expect(register.screen).toBeVisible();
    await register.screen.getByRole('link', { name: t.account.register.login }).click();
    await expect(login.screen).toBeVisible();
  }
  await page.goBack();
  await home.isReady();
});

test('the return address survives the other forms', async ({
  page,
  login,
  register,
  forget,
  t,
}) => {
  await page.goto('/profile/vip');
  await login.screen.getByRole('link', { name: t.login.create }).click();
  await expect(register.screen).toBeVisible();
  await register.screen.getByRole('link', { name: t.account.register.login }).click();
  await login.screen.getByRole('link', { name: t.login.forgot }).click();
  await expect(forget.screen).toBeVisible();
  expect(new URL(page.url()).searchParams.get('back')).toBe('/profile/vip');
  await page.goBack();
  await expect(page).toHaveURL('/login?back=%2Fprofile%2Fvip');
});

test('Back after the registration does not open its form', async ({ page, home, register, t }) => {
  await home.open();
  await home.header.getByRole('link', { name: t.home.header.register }).click();
  const entry = { account: freshAccount(), password: 'lantern2026' };
  await register.register(entry);
  await expect(page).toHaveURL('/lobby/home');
  await expect(home.balance).toBeVisible();
  await page.goBack();
  await expect(register.screen).toHaveCount(0);
});

test('a signed-in player is sent away from the visitor’s forms', async ({
  page,
  home,
  player: _player,
}) => {
  for (const path of ['/login', '/register', '/forget', '/register?back=/profile/vip']) {
    await test.step(path, async () => {
      await page.goto(path);
      await home.isReady();
      await expect(page).toHaveURL('/lobby/home');
    });
  }
});
