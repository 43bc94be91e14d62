import { expect, type Page } from '@playwright/test';
import { databaseKeys } from '#config/storage-keys.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import {
  isActive,
  startIconPlatform,
  stopIconPlatform,
} from '#tests/support/pages/icon-platform.ts';
import { walkGrid } from '#tests/support/pages/grid-walk.ts';
import { watchRequests } from '#tests/support/pages/in-flight.ts';
import {
  fetchLobby,
  hotGames,
  iconPath,
  idsOf,
  shownGames,
  type LobbyData,
  type WireGame,
} from '#tests/support/pages/lobby-data.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { isLobbyStored, readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

/** Runs `work` and returns the start-up answer that the page received meanwhile. */
async function startAnswer(page: Page, work: () => Promise<unknown>): Promise<LobbyData> {
  const received = page.waitForResponse(`**${endpoints.appConfig.path}`);
  await work();
  return (await (await received).json()) as LobbyData;
}

test(
  'an unchanged list is not sent again [storage.game-list]',
  { tag: '@gate' },
  async ({ page, home, lobby }) => {
    const whole = lobby.appGameList?.length ?? 0;
    const first = await startAnswer(page, () => home.open());
    // A first visit starts with the first games; the others load once the lobby is shown.
    expect(first.partialGameList).toBe(1);
    expect(first.appGameList?.length).toBeLessThan(whole);
    // The list is stored in the background while the player continues.
    await isLobbyStored(page);
    const again = await startAnswer(page, () => page.reload());
    expect(again.gameListVersion).toBe(first.gameListVersion);
    expect(again.appGameList).toBeUndefined();
    await home.isReady();
    await home.chooseCategory(1);
    const { [databaseKeys.lobbyGames]: stored } = await readRecords(page);
    expect((stored as { value: LobbyData }).value.appGameList).toHaveLength(whole);
  },
);

test('a changed list replaces the stored one, and only changed icons are requested [flow.app-start.game-list]', async ({
  page,
  home,
}) => {
  const platform = await startIconPlatform();
  const before = await fetchLobby(platform);
  const areDone = watchRequests(page);
  await home.open(`${platform.url}/lobby/home`);
  // The worker fetches every icon: only later changes are counted below.
  await isActive(page, before.gameListVersion);
  await walkGrid(page);
  await areDone();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  const bump = (await platform.operator('catalogue/bump', { games: 30 })) as {
    games: { id: number; version: number }[];
  };
  expect(bump.games).toHaveLength(30);
  // The hot games come into view, so that the renamed ones are seen to be replaced too.
  const [hot] = hotGames(before);
  await platform.operator('catalogue/set', { id: hot?.id, name: 'Renamed Lantern' });
  const after = await fetchLobby(platform);
  const versions = new Map(before.appGameList?.map(({ id, version }) => [id, version]));
  const isChanged = ({ id, version }: WireGame) => versions.get(id) !== version;
  expect(hotGames(after).filter(isChanged).length, 'hot, with a new icon').toBeGreaterThan(0);

  const counts = await countRequests(platform);
  const answer = await startAnswer(page, () => page.reload());
  expect(answer.gameListVersion).not.toBe(before.gameListVersion);
  expect(answer.appGameList).toHaveLength(before.appGameList?.length ?? 0);
  await expect(home.card(hot?.id ?? 0)).toContainText('Renamed Lantern');
  // The worker fetched the changed icons with the list, each once: the whole category needs no more.
  expect((await walkGrid(page)).ids).toEqual(idsOf(hotGames(after)));
  const changed = shownGames(after).filter(isChanged);
  const wanted = Object.fromEntries(changed.map((game) => [iconPath(after, game), 1]));
  await expect.poll(() => counts('/static/art/icon/')).toEqual(wanted);
  await areDone();
  expect(await counts('/static/art/icon/')).toEqual(wanted);

  // The walk ended far down, where a reload would open again.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const third = await startAnswer(page, () => page.reload());
  expect(third.appGameList).toBeUndefined();
  await expect(home.card(hot?.id ?? 0)).toContainText('Renamed Lantern');
  await stopIconPlatform(page, platform);
});
