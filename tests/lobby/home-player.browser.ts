import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { requestToken, signIn } from '#tests/support/sign-in.ts';
import { walkGrid } from '#tests/support/pages/grid-walk.ts';
import { ask, hotGames, shownGames } from '#tests/support/pages/lobby-data.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

const BALANCE = { ph: '₱1,234.56', th: '฿1,234.56' } as const;

for (const market of ['ph', 'th'] as const) {
  test.describe(`a player in the market ${market}`, () => {
    test.use({ market });

    test('sees the balance in the market’s currency and the deposit button [home.header.balance] [auth.player]', async ({
      page,
      home,
      player: _player,
      t,
    }) => {
      await home.open();
      await expect(home.balance).toHaveText(BALANCE[market]);
      await expect(home.header.getByRole('link', { name: t.home.header.login })).toHaveCount(0);
      await expect(home.header.getByRole('link', { name: t.home.header.register })).toHaveCount(0);
      await home.header.getByRole('link', { name: t.home.header.deposit }).click();
      await expect(page).toHaveURL('/deposit');
    });
  });
}

test(
  'a player’s launch requests only the after-login config',
  { tag: '@gate' },
  async ({ page, home, ownPlatform }) => {
    await signIn(page, ownPlatform);
    const counts = await countRequests(ownPlatform);
    await home.open();
    await expect(home.balance).toBeVisible();
    const called = await counts('/app/');
    expect(called[endpoints.afterLoginConfig.path]).toBe(1);
    expect(called[endpoints.appConfig.path]).toBeUndefined();
  },
);

test(
  'a player’s likes and history are in the collect tab [home.tabs.collect] [auth.player]',
  { tag: '@gate' },
  async ({ page, home, ownPlatform, lobby, t }) => {
    const token = await requestToken(ownPlatform.url, ownPlatform.demo);
    const { appGameDataUser } = await ask(ownPlatform, 'afterLoginConfig', {}, token);
    const isShown = new Set(shownGames(lobby).map(({ id }) => id));
    const likes = Object.entries(appGameDataUser.gameLikes)
      .filter(([id, like]) => like === 1 && isShown.has(Number(id)))
      .map(([id]) => Number(id));
    expect(likes.length).toBeGreaterThan(0);

    await signIn(page, ownPlatform);
    await home.open();
    await expect(home.balance).toBeVisible();
    await home.tab('collect').click();
    await expect(home.cards.first()).toBeVisible();
    expect(new Set((await walkGrid(page)).ids)).toEqual(new Set(likes));

    await page.getByRole('tab', { name: t.collect.history }).click();
    await expect(page.getByRole('region', { name: t.collect.history })).toBeVisible();
    const history = appGameDataUser.gameHistory.filter((id) => isShown.has(id));
    expect((await walkGrid(page)).ids).toEqual(history);
  },
);

test('the shares of the balance are asked for with the first touch, before the screen has settled', async ({
  page,
  home,
  player: _player,
}) => {
  // The first screen never counts as settled.
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = ((work: () => void, ms = 0) =>
      ms === 4_000 ? 0 : wait(work, ms)) as typeof setTimeout;
  });
  const asked = page.waitForRequest(`**${endpoints.withdrawalConfig.path}`);
  await home.open();
  await expect(home.balance).toBeVisible();
  await page.keyboard.press('Shift');
  await asked;
  await expect(home.header.locator('[data-share]').first()).toBeVisible();
});

test('a token that the server no longer knows signs the player out [storage.token]', async ({
  page,
  home,
  t,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('test.planted')) localStorage.setItem('parola.token', 'long-gone');
    sessionStorage.setItem('test.planted', '1');
  });
  await page.goto('/lobby/home');
  // A 401 at the start clears the login and opens the visitor's lobby (spec §4 and §6).
  await home.isReady();
  await expect(home.header.getByRole('link', { name: t.home.header.login })).toBeVisible();
  await expect(page).toHaveURL('/lobby/home');
  expect(await page.evaluate(() => localStorage.getItem('parola.token'))).toBeNull();
  // A player's screen cannot stay open: the visitor is asked to sign in, with the reason.
  await page.evaluate(() => localStorage.setItem('parola.token', 'long-gone'));
  await page.goto('/lobby/member');
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fmember');
  await expect(page.getByText(t.login.expired)).toBeVisible();
});

for (const market of ['ph', 'th'] as const) {
  test.describe(`the smallest phone in the market ${market}`, () => {
    test.use({ market, viewport: { width: 320, height: 568 } });

    test('shows a player the games played last and a whole row of hot ones above its tabs', async ({
      page,
      home,
      lobby,
      client,
      t,
    }) => {
      for (const { id } of hotGames(lobby).slice(0, 4))
        await client.call('startGame', { gameId: id });
      await home.open();
      const row = page.getByRole('region', { name: t.home.continue });
      await expect(row.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await expect(home.downloadBanner).toBeHidden();
      const tabs = page.getByRole('navigation', { name: t.common.tabs.label });
      const end = (await tabs.boundingBox())?.y ?? 0;
      for (const at of [0, 1, 2]) {
        const card = await home.cards.nth(at).boundingBox();
        expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThanOrEqual(end);
      }
    });
  });
}
