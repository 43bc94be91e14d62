import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { walkGrid } from '#tests/support/pages/grid-walk.ts';
import {
  categoryIds,
  gamesOfType,
  idsOf,
  providersOfType,
  type LobbyData,
} from '#tests/support/pages/lobby-data.ts';
import { test } from '#tests/support/pages/test.ts';

/** Providers that share one logo (spec §2, Home). */
const SHARED = new Set([2, 16, 20]);
const logoOf = (id: number): number => (SHARED.has(id) ? 2 : id);

test('each category has its providers in order, each with its logo [home.providers.names] [home.providers.logos]', async ({
  home,
  lobby,
  t,
}) => {
  await home.open();
  const seen = new Set<number>();
  for (const category of categoryIds(lobby)) {
    await home.chooseCategory(category);
    const providers = providersOfType(lobby, category);
    await expect(home.providers).toHaveText([
      t.home.providers.all,
      ...providers.map(({ name }) => name),
    ]);
    for (const { id, name } of providers) {
      seen.add(id);
      const logo = home.provider(name).locator('img');
      const address = `${lobby.gameResourceUrl}/provider/${logoOf(id)}-mark.svg`;
      await expect(logo).toHaveAttribute('src', address);
    }
  }
  // All nineteen, so the shared logo occurred three times.
  expect(seen.size).toBe(19);
});

test('logos load', async ({ home, lobby }) => {
  await home.open();
  await home.chooseCategory(1);
  const [first] = providersOfType(lobby, 1);
  const logo = home.provider(first?.name ?? '').locator('img');
  await expect
    .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('a provider’s tab shows only its games, sorted', async ({ page, home, lobby }) => {
  await home.open();
  await home.chooseCategory(6);
  for (const { id, name } of providersOfType(lobby, 6).slice(0, 3)) {
    await home.provider(name).click();
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    expect((await walkGrid(page)).ids, name).toEqual(idsOf(gamesOfType(lobby, 6, id)));
  }
});

test('a provider without a logo shows its initial', async ({ page, home }) => {
  await serveStrangeProviders(page);
  await home.open();
  await home.chooseCategory(1);
  for (const { name, initial } of STRANGE) {
    const tab = home.provider(name);
    await expect(tab.locator('img')).toHaveCount(0);
    await expect(tab).toHaveText(`${initial}${name}`);
  }
});

/** Provider 12, which has no logo, and an unknown one. */
const STRANGE = [
  { id: 12, name: 'Twelve Moons', initial: 'T' },
  { id: 77, name: 'newcomer studio', initial: 'N' },
] as const;

/** The server has no such providers, so they get the slots of its first two. */
async function serveStrangeProviders(page: Page): Promise<void> {
  await page.route(`**${endpoints.appConfig.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as LobbyData;
    const [one, two] = providersOfType(answer, 1);
    const heir = new Map([
      [one?.id, STRANGE[0].id],
      [two?.id, STRANGE[1].id],
    ]);
    const appGameList = answer.appGameList?.map((game) => ({
      ...game,
      brandId: heir.get(game.brandId) ?? game.brandId,
    }));
    const appGamePlatformList = [
      ...answer.appGamePlatformList,
      ...STRANGE.map(({ id, name }) => ({ id, name, sort: id })),
    ];
    await route.fulfill({ response, json: { ...answer, appGameList, appGamePlatformList } });
  });
}
