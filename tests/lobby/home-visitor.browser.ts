import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { walkGrid } from '#tests/support/pages/grid-walk.ts';
import { watchRequests } from '#tests/support/pages/in-flight.ts';
import { categoryIds, gamesOfType, hotGames, idsOf } from '#tests/support/pages/lobby-data.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

const LANGUAGE = { ph: 'en-PH', th: 'th-TH' } as const;
const COIN = { ph: '₱', th: '฿' } as const;

for (const market of ['ph', 'th'] as const) {
  test.describe(`a visitor in the market ${market}`, () => {
    test.use({ market });

    test(
      'sees the whole lobby in the market’s language and currency [routes.lobby-home] [home.header.guest-links] [home.notice-bar] [home.tabs.hot] [home.tabs.game-types] [home.tabs.labels] [data.jackpot] [auth.visitor.login-register] [api.lobby-tips]',
      { tag: '@gate' },
      async ({ page, home, lobby, t }) => {
        await home.open('/');
        await expect(page).toHaveURL('/lobby/home');
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE[market]);

        await test.step('the header has login and registration, and no balance', async () => {
          const { header } = t.home;
          await expect(home.header.getByRole('link', { name: header.login })).toBeVisible();
          await expect(home.header.getByRole('link', { name: header.register })).toBeVisible();
          await expect(home.header.getByRole('link', { name: header.search })).toBeVisible();
          await expect(home.header.getByRole('button', { name: header.menu })).toBeVisible();
          await expect(home.balance).toHaveCount(0);
          await expect(home.header.getByRole('link', { name: header.deposit })).toHaveCount(0);
        });

        await test.step('the news are a welcome and big wins', async () => {
          await expect(home.news).toContainText(t.home.notice.welcome);
          const win = home.news.getByRole('listitem').nth(1);
          await expect(win).toHaveText(
            new RegExp(`0\\d?\\*{5}\\d{3,4}.*\\${COIN[market]}[\\d,]+\\.\\d{2}`),
          );
        });

        await test.step('the tabs are in the order of the specification', async () => {
          const categories = categoryIds(lobby).map(
            (id) => t.home.tabs[`type${id}` as keyof typeof t.home.tabs],
          );
          await expect(home.tabs).toHaveText([t.home.tabs.hot, t.home.tabs.collect, ...categories]);
          await home.isOnTab(home.tab('hot'));
        });

        await test.step('the hot games are sorted by hotSort', async () => {
          expect((await walkGrid(page)).ids).toEqual(idsOf(hotGames(lobby)));
        });

        await test.step('the news pause while out of sight', async () => {
          const motion = () =>
            home.news.evaluate((line) =>
              line.getAnimations({ subtree: true }).map(({ playState }) => playState),
            );
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          // Under reduced motion the lobby opens with everything paused.
          await home.carousel.play.click();
          await home.footer.scrollIntoViewIfNeeded();
          await expect.poll(motion).toEqual(['paused']);
          await home.news.scrollIntoViewIfNeeded();
          await expect.poll(motion).toEqual(['running']);
        });
      },
    );
  });
}

test.describe('a visitor', () => {
  test(
    'sends no call that needs a player [auth.visitor.no-player-calls]',
    { tag: '@gate' },
    async ({ page, home, ownPlatform, t }) => {
      const counts = await countRequests(ownPlatform);
      const areDone = watchRequests(page);
      await home.open();
      await expect(home.news.getByRole('listitem').nth(1)).toBeAttached();
      await home.tab('collect').click();
      await home.tab('type1').click();
      await home.openMenu();
      await page.keyboard.press('Escape');
      await home.tab('hot').click();
      await expect(home.footer.getByRole('heading', { name: t.footer.service })).toBeAttached();
      await areDone();

      const anonymous = Object.values(endpoints)
        .filter(({ access }) => access === 'anonymous')
        .map(({ path }) => path as string);
      const called = await counts('/app/');
      expect(Object.keys(called).filter((path) => !anonymous.includes(path))).toEqual([]);
      // One call for the first games, one for the whole list.
      expect(called[endpoints.appConfig.path]).toBe(2);
      expect(called[endpoints.lobbyTips.path]).toBe(1);
    },
  );

  test('never sees a hidden game', async ({ page, home, lobby }) => {
    const hidden = (lobby.appGameList ?? []).filter((game) => (game.showType ?? 0) !== 0);
    expect(hidden.length).toBeGreaterThan(0);
    await home.open();
    for (const id of categoryIds(lobby)) {
      await home.chooseCategory(id);
      expect((await walkGrid(page)).ids, `category ${id}`).toEqual(idsOf(gamesOfType(lobby, id)));
    }
  });

  test('is asked to sign in on the collect tab, and returns there', async ({ page, home, t }) => {
    await home.open();
    await home.tab('collect').click();
    await expect(home.screen).toContainText(t.collect.guestTitle);
    await home.screen.getByRole('link', { name: t.common.login }).click();
    await expect(page).toHaveURL('/login?back=%2Flobby%2Fhome');
  });

  test('can load a tab again whose code did not arrive', async ({
    page,
    home,
    t,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Failed to load resource/);
    const code = /\/assets\/settled-.*\.js$/;
    await page.route(code, (route) => route.abort());
    await home.open();
    await home.tab('collect').click();
    await expect(home.screen).toContainText(t.common.problem.network);
    await page.unroute(code);
    await home.screen.getByRole('button', { name: t.common.retry }).click();
    await home.isReady();
    await home.tab('collect').click();
    await expect(home.screen).toContainText(t.collect.guestTitle);
  });
});

test('the last row of the hot games is filled by the way to more of them', async ({
  page,
  home,
  lobby,
  t,
}) => {
  const hot = hotGames(lobby);
  const rest = hot.length % 3;
  expect(rest, 'games in the last row').toBeGreaterThan(0);
  await home.open();
  const last = home.card(hot.at(-1)?.id ?? 0);
  const above = home.card(hot.at(-rest - 1)?.id ?? 0);
  const more = page.getByRole('button', {
    name: fill(t.home.hot.more, { category: t.home.tabs.type1 }),
  });
  // Rows out of view are not in the page.
  const grid = page.getByRole('region', { name: t.home.hot.title });
  await grid.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const [card, third, tile] = await Promise.all(
    [last.locator('img'), above.locator('img'), more].map((part) => part.boundingBox()),
  );
  if (!card || !third || !tile) throw new Error('nothing to measure');
  expect(tile.y).toBeCloseTo(card.y, 0);
  // Rows have whole pixels.
  expect(Math.abs(tile.height - card.height)).toBeLessThan(1);
  expect(tile.x + tile.width).toBeCloseTo(third.x + third.width, 0);
  await more.click();
  await expect(home.tab('type1')).toHaveAttribute('aria-selected', 'true');
  await expect(more).toHaveCount(0);
});

test.describe('the smallest phone', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 568 } });

  test('shows a whole row of games above its tabs', async ({ page, home, t }) => {
    await home.open();
    await expect(home.downloadBanner).toBeVisible();
    const tabs = page.getByRole('navigation', { name: t.common.tabs.label });
    const end = (await tabs.boundingBox())?.y ?? 0;
    for (const at of [0, 1, 2]) {
      const card = await home.cards.nth(at).boundingBox();
      expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThanOrEqual(end);
    }
  });
});
