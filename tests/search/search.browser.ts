import { expect, type Page } from '@playwright/test';
import { offline, WITH_WORKER } from '#tests/support/browser.ts';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import type { LobbyData } from '#tests/support/pages/lobby-data.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { isLobbyStored } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

// Without its worker the page does not load offline.
test.use(WITH_WORKER);

const screen = (page: Page) => page.locator('[data-screen="search"]');
const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page, label: string) =>
  page.getByRole('region', { name: label, exact: true });
const firstName = (page: Page, label: string) =>
  results(page, label).locator('[data-game-id]').first();

const shownGames = ({ appGameList = [] }: LobbyData) =>
  appGameList.filter(({ showType }) => showType === 0);

/** Removes a letter from the middle of a name. */
const misspelt = (name: string) => name.slice(0, 3) + name.slice(4).toLowerCase();

test.beforeEach(async ({ player: _player, page }) => {
  await page.goto('/search');
  await expect(field(page)).toBeFocused();
});

test(
  'a misspelt name finds its game; the URL preserves the query through reload and game [routes.search] [validation.search]',
  { tag: '@gate' },
  async ({ page, lobby, t }) => {
    const game = shownGames(lobby).find(({ name }) => name.length > 12);
    const name = game?.name ?? '';
    await field(page).fill('ab');
    await expect(screen(page)).toContainText(fill(t.search.tooShort, { least: 3 }));
    await field(page).fill(misspelt(name));
    await expect(firstName(page, t.search.results)).toContainText(name);

    await page.reload();
    await expect(field(page)).toHaveValue(misspelt(name));
    await expect(firstName(page, t.search.results)).toContainText(name);

    await firstName(page, t.search.results).getByRole('link').click();
    await expect(page).toHaveURL(/\/start\?/);
    await page.goBack();
    await expect(firstName(page, t.search.results)).toContainText(name);

    // A search that led to a game is remembered and is offered again once the field is cleared.
    await page.getByRole('button', { name: t.search.clear }).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', { name: misspelt(name) }).click();
    await expect(field(page)).toHaveValue(misspelt(name));
  },
);

test('filters and order apply at once, are stored in the URL, and can be removed', async ({
  page,
  lobby,
  t,
}) => {
  const shown = shownGames(lobby);
  const fishing = shown.filter(({ typeId }) => typeId === 2);
  await page.getByRole('button', { name: t.search.filters, exact: true }).click();
  const sheet = page.locator('[data-overlay="game-filters"]');
  await sheet.getByRole('button', { name: t.home.tabs.type2 }).click();
  const count = fill(t.search.show_other, { count: fishing.length });
  await sheet.getByRole('button', { name: count }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/category=2/);
  await expect(screen(page)).toContainText(fill(t.search.found_other, { count: fishing.length }));

  await page.getByRole('button', { name: t.search.orders.name }).click();
  const [first] = fishing.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
  await expect(firstName(page, t.search.results)).toContainText(first ?? '');

  const slot = shown.find(({ typeId, name }) => typeId === 1 && name.length > 12);
  await field(page).fill(slot?.name ?? '');
  await page.reload();
  await expect(field(page)).toHaveValue(slot?.name ?? '');
  await expect(page).toHaveURL(/category=2/);
});

test('an invalid URL opens the plain search', async ({ page, t }) => {
  await page.goto('/search?category=x&rtp=12&order=drop&volatility=9&q=%F0%9F%99%82&feature=');
  await expect(field(page)).toHaveValue('🙂');
  await expect(results(page, t.search.popular)).toBeVisible();
});

test.describe('without a network', () => {
  // Without its worker the page does not reload offline.
  test.use(WITH_WORKER);

  test('it finds games, and the logout removes recent searches', async ({
    page,
    context,
    lobby,
    home,
    consoleErrors,
    t,
  }) => {
    consoleErrors.expect(/Failed to load resource|net::ERR_/);
    const name = shownGames(lobby)[0]?.name ?? '';
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await isLobbyStored(page);
    await page.reload();
    await expect(field(page)).toBeVisible();
    await offline(context, async () => {
      await page.reload();
      await field(page).fill(name);
      await expect(firstName(page, t.search.results)).toContainText(name);
      await field(page).press('Enter');
    });
    await home.open();
    await home.logOut();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { promise, resolve } = Promise.withResolvers<string>();
          const opening = indexedDB.open('parola');
          opening.onsuccess = () => {
            const all = opening.result.transaction('records').objectStore('records').getAllKeys();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          };
          return promise;
        }),
      )
      .not.toContain('user.');
  });
});

test.describe('in Thai', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('a misspelt name, the filters and an empty result are accessible', async ({
    page,
    lobby,
    t,
  }) => {
    const name = shownGames(lobby).find((game) => game.name.length > 12)?.name ?? '';
    await field(page).fill(misspelt(name));
    await expect(firstName(page, t.search.results)).toContainText(name);
    await expectUsableInBothThemes(page, 'what was found');
    await page.getByRole('button', { name: t.search.filters, exact: true }).click();
    const sheet = page.locator('[data-overlay="game-filters"]');
    await expect(sheet.getByRole('button', { name: t.home.tabs.type2 })).toBeVisible();
    await expectUsableInBothThemes(page, 'the filters');
    await closeByEscape(sheet);
    await field(page).fill('xqzwvkj');
    await expect(screen(page)).toContainText(fill(t.search.noneTitle, { typed: 'xqzwvkj' }));
    await expectUsableInBothThemes(page, 'nothing found');
  });
});
