import { expect } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import {
  ICONS,
  isActive,
  cachedIcons,
  startIconPlatform,
  stopIconPlatform,
  storedVersion,
  sumOf,
} from '#tests/support/pages/icon-platform.ts';
import { fetchLobby } from '#tests/support/pages/lobby-data.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

test('three thousand icons are loaded once, then only changed ones, and none after a rollback', async ({
  page,
  home,
}) => {
  const platform = await startIconPlatform({ games: 3000 });
  const first = await fetchLobby(platform);
  const all = first.appGameList?.filter(({ showType = 0 }) => showType === 0) ?? [];
  const counts = await countRequests(platform);
  await home.open(`${platform.url}/lobby/home`);
  await isActive(page, first.gameListVersion, 200_000);
  const asked = await counts(ICONS);
  expect(Object.keys(asked)).toHaveLength(all.length);
  expect(Math.max(...Object.values(asked)), 'each icon once').toBe(1);
  const { mostAtOnce } = (await platform.operator('requests/count', { path: ICONS })) as {
    mostAtOnce: Record<string, number>;
  };
  expect(mostAtOnce[ICONS], 'icons on their way at once').toBeLessThanOrEqual(6);

  // The same version.
  const same = await countRequests(platform);
  await home.reload();
  await expect.poll(() => storedVersion(page)).toBe(first.gameListVersion);

  // Thirty new pictures.
  const bump = (await platform.operator('catalogue/bump', { games: 30 })) as {
    gameListVersion: string;
    games: { id: number; version: number }[];
  };
  expect(await same(ICONS), 'nothing for an unchanged list').toEqual({});
  await page.reload();
  await isActive(page, bump.gameListVersion);
  const wanted = Object.fromEntries(
    bump.games.map((game) => [`${ICONS}${game.id}_${game.version}.avif`, 1]),
  );
  expect(await same(ICONS)).toEqual(wanted);
  await expect.poll(() => storedVersion(page)).toBe(bump.gameListVersion);

  // Two more, and then their old pictures again: the list is the one before.
  const more = (await platform.operator('catalogue/bump', { games: 2 })) as typeof bump;
  await page.reload();
  await isActive(page, more.gameListVersion);
  for (const { id, version } of more.games) {
    await platform.operator('catalogue/set', { id, version: version - 1 });
  }
  const back = await countRequests(platform);
  await page.reload();
  await isActive(page, bump.gameListVersion);
  await expect.poll(() => storedVersion(page)).toBe(bump.gameListVersion);
  expect(sumOf(await back(ICONS)), 'going back').toBe(0);
  expect((await cachedIcons(page)).generations).toHaveLength(2);
  await stopIconPlatform(page, platform);
});
