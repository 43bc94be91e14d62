import { expect, type Page } from '@playwright/test';
import type { HomePage } from '#tests/support/pages/home-page.ts';
import { gamesOfType, providersOfType, type LobbyData } from '#tests/support/pages/lobby-data.ts';
import { playTexts, StartPage } from '#tests/support/pages/start-page.ts';
import { test } from '#tests/support/pages/test.ts';

const SLOTS = 1;
const FISH = 2;

/** The second provider of the slots and its first game. */
function slotsChoice(lobby: LobbyData) {
  const provider = providersOfType(lobby, SLOTS)[1];
  const game = provider && gamesOfType(lobby, SLOTS, provider.id)[0];
  if (!provider || !game) throw new Error('the platform serves too few slots');
  return { provider, game };
}

const isChosen = (home: HomePage, provider: string) =>
  expect(home.provider(provider)).toHaveAttribute('aria-selected', 'true');

async function openGame(page: Page, home: HomePage, id: number): Promise<void> {
  await home.gameLink(id).click();
  await expect(page.locator('[data-screen="start"]')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/start\\?gameId=${id}&brandId=\\d+&typeId=\\d+$`));
}

test.describe('a player', () => {
  test.beforeEach(({ player }) => expect(player.account).not.toBe(''));

  test(
    'returns to the same tab and provider after a game [home.tabs.remembered]',
    { tag: '@gate' },
    async ({ page, home, lobby }) => {
      const { provider, game } = slotsChoice(lobby);
      await home.open();
      await home.chooseCategory(SLOTS);
      await home.provider(provider.name).click();
      await isChosen(home, provider.name);
      await openGame(page, home, game.id);

      await page.goBack();
      await home.isReady();
      await home.isOnTab(home.categoryTab(SLOTS));
      await isChosen(home, provider.name);
      const brands = new Map(gamesOfType(lobby, SLOTS).map(({ id, brandId }) => [id, brandId]));
      const shown = new Set((await home.ids()).map((id) => brands.get(id)));
      expect([...shown]).toEqual([provider.id]);
    },
  );

  test('returns to the first tab after any other screen', async ({ page, home, lobby }) => {
    const { provider } = slotsChoice(lobby);
    await home.open();
    await home.chooseCategory(SLOTS);
    await home.provider(provider.name).click();
    await home.header.getByRole('link', { name: home.t.home.header.deposit }).click();
    await expect(page.locator('[data-screen="deposit"]')).toBeVisible();
    await page.goBack();
    await home.isReady();
    await home.isOnTab(home.tab('hot'));
    await home.chooseCategory(SLOTS);
    await isChosen(home, home.t.home.providers.all);
  });

  test(
    'has the game’s provider preselected in its category only [home.providers.preselected]',
    { tag: '@gate' },
    async ({ page, home, lobby, market }) => {
      const { provider, game } = slotsChoice(lobby);
      await page.goto(`/start?gameId=${game.id}&brandId=${provider.id}&typeId=${SLOTS}`);
      await new StartPage(page, home.t, playTexts(market)).back.click();
      await home.isReady();
      await home.isOnTab(home.tab('hot'));
      await home.chooseCategory(FISH);
      await isChosen(home, home.t.home.providers.all);
      await home.chooseCategory(SLOTS);
      await isChosen(home, provider.name);
    },
  );

  test('has all providers selected after a game whose provider is not listed', async ({
    page,
    home,
  }) => {
    await page.goto(`/start?gameId=1&brandId=999&typeId=${SLOTS}`);
    await page.locator('[data-failure] [data-step="back"]').click();
    await home.isReady();
    await home.chooseCategory(SLOTS);
    await isChosen(home, home.t.home.providers.all);
  });

  test('has the selected provider of each category remembered', async ({ home, lobby }) => {
    const { provider } = slotsChoice(lobby);
    await home.open();
    await home.chooseCategory(SLOTS);
    await home.provider(provider.name).click();
    await home.chooseCategory(FISH);
    await isChosen(home, home.t.home.providers.all);
    await home.chooseCategory(SLOTS);
    await isChosen(home, provider.name);
  });
});

test('a visitor returns to the first tab after /about and after a reload', async ({
  page,
  home,
}) => {
  await home.open();
  await home.chooseCategory(FISH);
  const menu = await home.openMenu();
  await menu.getByRole('link', { name: home.t.menu.service }).click();
  await expect(page.locator('[data-screen="service"]')).toBeVisible();
  await page.goBack();
  await home.isReady();
  await home.isOnTab(home.tab('hot'));

  await home.chooseCategory(FISH);
  await page.goto('/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await page.goBack();
  await home.isReady();
  await home.isOnTab(home.tab('hot'));

  await home.chooseCategory(FISH);
  await home.reload();
  await home.isOnTab(home.tab('hot'));
});

test('the tiles of the side menu open the tabs of the specification [side-menu.tiles.tabs] [data.menu-state]', async ({
  page,
  home,
  t,
}) => {
  await home.open();
  for (const [tile, tab] of [
    ['slots', home.tab('type1')],
    ['fish', home.tab('type2')],
    ['sport', home.tab('type4')],
    ['poker', home.tab('type3')],
    ['live', home.tab('type5')],
    ['home', home.tab('hot')],
    ['arcade', home.tab('type6')],
  ] as const) {
    await test.step(tile, async () => {
      const menu = await home.openMenu();
      const tiles = menu.getByRole('navigation', { name: t.menu.places });
      await tiles.getByRole('link', { name: t.menu[tile], exact: true }).click();
      await expect(page.locator('[data-overlay]')).toHaveCount(0);
      await expect(page).toHaveURL('/lobby/home');
      await home.isOnTab(tab);
    });
  }
  // The last tile applies once: coming from elsewhere opens the first tab again.
  const menu = await home.openMenu();
  await menu.getByRole('link', { name: t.menu.service }).click();
  await expect(page.locator('[data-screen="service"]')).toBeVisible();
  await page.goBack();
  await home.isReady();
  await home.isOnTab(home.tab('hot'));
});

test('a shortcut of the home screen opens its tab', async ({ page, home }) => {
  await page.goto('/lobby/home?tab=2');
  await home.isReady();
  await expect(page).toHaveURL('/lobby/home');
  await home.isOnTab(home.categoryTab(FISH));

  await page.goto('/about');
  await page
    .getByRole('button', { name: home.t.common.back })
    .or(page.getByRole('link', { name: home.t.common.back }))
    .click();
  await home.isReady();
  await home.isOnTab(home.tab('hot'));
});
