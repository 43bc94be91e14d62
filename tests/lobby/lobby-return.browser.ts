import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/layout-shifts.ts';
import { startPlatform, type PlatformProcess } from '#tests/support/platform-process.ts';
import { signIn } from '#tests/support/sign-in.ts';
import {
  fetchLobby,
  gamesOfType,
  hotGames,
  idsOf,
  providersOfType,
} from '#tests/support/pages/lobby-data.ts';
import { openCard, scrollTo, seen, top } from '#tests/support/pages/lobby-place.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

const SLOTS = 1;

/** Records every scroll position at which the page is painted from now on. */
const watchTops = (page: Page) =>
  page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(globalThis, { tops });
    const look = () => {
      if (document.querySelector('[data-game-id]')) tops.push(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const paintedTops = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);

test.describe('5,000 games', () => {
  let platform: PlatformProcess;
  test.beforeAll(async () => {
    platform = await startPlatform({ games: 5000 });
  });
  test.afterAll(() => platform.stop());

  test('back from a game: tab, provider, position and focus are restored, also after a reload', async ({
    page,
    home,
  }) => {
    const player = await makePlayer(platform, { coin: 50_000 });
    await signIn(page, platform, player);
    const lobby = await fetchLobby(platform);
    const provider = providersOfType(lobby, SLOTS)[1];
    if (!provider) throw new Error('too few providers');
    expect(gamesOfType(lobby, SLOTS, provider.id).length).toBeGreaterThan(60);
    await home.open(`${platform.url}/lobby/home`);
    await home.chooseCategory(SLOTS);

    await test.step('all providers', async () => {
      await scrollTo(page, 30_000);
      const before = { at: await top(page), ids: await seen(page) };
      const opened = before.ids[4] ?? 0;
      await openCard(page, home, opened);
      await watchTops(page);
      await page.goBack();
      await home.isReady();
      await home.isOnTab(home.categoryTab(SLOTS));
      await expect(home.gameLink(opened)).toBeFocused();
      expect(await top(page)).toBe(before.at);
      expect(await seen(page)).toEqual(before.ids);
      // No frame was painted at another position on the way.
      expect(new Set(await paintedTops(page))).toEqual(new Set([before.at]));
      await expect(home.provider(home.t.home.providers.all)).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    await test.step('one provider, and a reload in the game', async () => {
      await home.provider(provider.name).click();
      await expect(home.provider(provider.name)).toHaveAttribute('aria-selected', 'true');
      await scrollTo(page, 2_000);
      const before = { at: await top(page), ids: await seen(page) };
      const opened = before.ids[1] ?? 0;
      await openCard(page, home, opened);
      await page.reload();
      await expect(page.locator('[data-screen="start"]')).toBeVisible();
      await page.goBack();
      await home.isReady();
      await home.isOnTab(home.categoryTab(SLOTS));
      await expect(home.provider(provider.name)).toHaveAttribute('aria-selected', 'true');
      await expect(home.gameLink(opened)).toBeFocused();
      expect(await top(page)).toBe(before.at);
      expect(await seen(page)).toEqual(before.ids);
    });

    await test.step('any other screen opens the first tab', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await home.header.getByRole('link', { name: home.t.home.header.deposit }).click();
      await expect(page.locator('[data-screen="deposit"]')).toBeVisible();
      await page.goBack();
      await home.isReady();
      await home.isOnTab(home.tab('hot'));
    });
  });

  test('back from a game to the search: query, position and focus are restored', async ({
    page,
    home,
  }) => {
    await signIn(page, platform, await makePlayer(platform));
    await page.goto(`${platform.url}/search?category=${SLOTS}`);
    await expect(home.cards.first()).toBeVisible();
    await scrollTo(page, 9_000);
    const before = { at: await top(page), ids: await seen(page) };
    const opened = before.ids[4] ?? 0;
    await openCard(page, home, opened);
    await page.goBack();
    await expect(page.locator('[data-screen="search"]')).toBeVisible();
    await expect(home.gameLink(opened)).toBeFocused();
    expect(await top(page)).toBe(before.at);
    expect(await seen(page)).toEqual(before.ids);
    await expect(page).toHaveURL(/category=1/);
  });
});

for (const [who, isEarly] of [
  ['scrolled', false],
  ['tapped a game', true],
] as const) {
  test(
    `back from a game: a player who ${who} before the router loaded is at the same position`,
    { tag: '@gate' },
    async ({ page, home, player: _player }) => {
      let letRouterCome: () => void = () => undefined;
      const isHeld = new Promise<void>((resolve) => {
        letRouterCome = resolve;
      });
      await page.route('**/assets/router-*.js', async (route) => {
        await isHeld;
        await route.continue();
      });
      await home.open();
      await scrollTo(page, 600);
      const before = { at: await top(page), ids: await seen(page) };
      const opened = before.ids[1] ?? 0;
      if (!isEarly) letRouterCome();
      await home.gameLink(opened).focus();
      await page.keyboard.press('Enter');
      letRouterCome();
      await expect(page).toHaveURL(/\/start\?gameId=/);
      await expect(home.screen).toHaveCount(0);
      await page.goBack();
      await home.isReady();
      await expect(home.gameLink(opened)).toBeFocused();
      expect(await top(page)).toBe(before.at);
      expect(await seen(page)).toEqual(before.ids);
    },
  );
}

test.describe('a player’s own games', () => {
  test('are listed in the row to continue playing and in the history, the latest first', async ({
    page,
    home,
    lobby,
    client,
  }) => {
    const hot = idsOf(hotGames(lobby));
    const played = hot.slice(0, 12);
    await home.open();
    await expect(page.getByRole('region', { name: home.t.home.continue })).toHaveCount(0);
    for (const gameId of played) await client.call('startGame', { gameId });
    // A game that is no longer in any list, as the answer to a player may name one.
    await page.route(`**${endpoints.afterLoginConfig.path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { appGameDataUser: { gameHistory: number[] } };
      answer.appGameDataUser.gameHistory.splice(1, 0, 999_999_999);
      await route.fulfill({ response, json: answer });
    });
    // The app takes over the history; from the next start on the row has its place at once.
    await home.reload();
    await watchLayoutShifts(page);
    await expect.poll(() => storedHistory(page)).toContain(played[0]);
    await home.reload();
    const row = page.getByRole('region', { name: home.t.home.continue });
    await expect(row).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
    const ids = () =>
      row
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Number(item.dataset['playedGame'])));
    expect(await ids()).toEqual(played.toReversed().slice(0, 10));

    await test.step('the sub-tab is restored after a game', async () => {
      await home.tab('collect').click();
      await page.getByRole('tab', { name: home.t.collect.history }).click();
      await expect(home.cards.first()).toBeVisible();
      // The last row is rendered when the page is idle.
      await expect.poll(() => home.ids()).toEqual(played.toReversed());
      await openCard(page, home, played[3] ?? 0);
      await page.goBack();
      await home.isReady();
      await expect(page.getByRole('tab', { name: home.t.collect.history })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  });
});

/** Returns the history as stored by the app. */
async function storedHistory(page: Page): Promise<unknown[]> {
  const record = (await readRecords(page))['user.session'] as { value?: { history?: unknown[] } };
  return record?.value?.history ?? [];
}
