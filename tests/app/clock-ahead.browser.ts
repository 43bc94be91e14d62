/** A phone whose clock was wrong in one visit. */
import { WITH_WORKER } from '#tests/support/browser.ts';
import { expect } from '@playwright/test';
import {
  isActive,
  startIconPlatform,
  stopIconPlatform,
  storedVersion,
} from '#tests/support/pages/icon-platform.ts';
import { fetchLobby } from '#tests/support/pages/lobby-data.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

const MONTH_MS = 30 * 86_400_000;

test('a clock set a month ahead in one visit does not block later lists', async ({
  page,
  home,
}) => {
  const platform = await startIconPlatform({ games: 40 });
  const { gameListVersion } = await fetchLobby(platform);
  await page.clock.install({ time: Date.now() + MONTH_MS });
  await home.open(`${platform.url}/lobby/home`);
  await isActive(page, gameListVersion);
  await expect.poll(() => storedVersion(page)).toBe(gameListVersion);

  await page.clock.setSystemTime(new Date());
  const bump = (await platform.operator('catalogue/bump', { games: 3 })) as {
    gameListVersion: string;
  };
  await home.reload();
  await isActive(page, bump.gameListVersion);
  await expect.poll(() => storedVersion(page)).toBe(bump.gameListVersion);
  await stopIconPlatform(page, platform);
});
