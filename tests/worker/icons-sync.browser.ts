import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import {
  ICONS,
  isActive,
  cachedIcons,
  setHidden,
  shownIcons,
  startIconPlatform,
  storedVersion,
  sumOf,
  watchWorker,
} from '#tests/support/pages/icon-platform.ts';
import { holdBack } from '#tests/support/pages/held-calls.ts';
import { fetchLobby, hotGames, shownGames } from '#tests/support/pages/lobby-data.ts';
import { countRequests, setFault } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

let own: PlatformProcess;
test.beforeAll(async () => {
  own = await startIconPlatform();
});
test.afterAll(async () => own.stop());

interface Bump {
  gameListVersion: string;
  games: { id: number; version: number }[];
}

test('a killed worker resumes, and two tabs share one downloader', async ({
  page,
  home,
  context,
}) => {
  const lobby = await fetchLobby(own);
  const total = shownGames(lobby).length;
  const clear = await setFault(own, { path: `${ICONS}*`, kind: 'latency', value: 30 });
  const counts = await countRequests(own);
  const asked = async () => sumOf(await counts(ICONS));
  await home.open(`${own.url}/lobby/home`);
  const other = await context.newPage();
  await other.goto(`${own.url}/lobby/home`);
  await expect.poll(asked).toBeGreaterThan(total / 3);
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await isActive(page, lobby.gameListVersion, 45_000);
  const icons = await counts(ICONS);
  expect(Object.keys(icons)).toHaveLength(total);
  // Only requests that were in flight when the worker died are repeated.
  expect(await asked()).toBeLessThanOrEqual(total + 12);
  expect((await cachedIcons(page)).types).not.toContain('opaque');
  await clear();
});

test('list and icons change together, on a return and not during use', async ({ page, home }) => {
  const before = await fetchLobby(own);
  await home.open(`${own.url}/lobby/home`);
  await isActive(page, before.gameListVersion);
  const bump = (await own.operator('catalogue/bump', { games: 30 })) as Bump;
  const [hot] = hotGames(before);
  const renamed = { id: hot?.id ?? 0, name: 'Renamed Lantern' };
  const { gameListVersion } = (await own.operator('catalogue/set', renamed)) as Bump;
  const clear = await setFault(own, { path: `${ICONS}*`, kind: 'latency', value: 100 });
  await home.reload();
  await home.chooseCategory(1);
  await page.mouse.wheel(0, 300);
  await isActive(page, gameListVersion);
  await clear();
  await expect.poll(() => storedVersion(page)).toBe(gameListVersion);

  const changed = new Map(bump.games.map(({ id, version }) => [id, `${id}_${version}`]));
  const old = new Map(shownGames(before).map(({ id, version }) => [id, `${id}_${version}`]));
  await home.tab('hot').click();
  for (const icon of await shownIcons(page)) {
    expect(icon, 'still the old list').toBe(old.get(Number.parseInt(icon, 10)));
  }
  await expect(home.card(renamed.id)).not.toContainText(renamed.name);

  await setHidden(page, true);
  await setHidden(page, false);
  await expect(home.card(renamed.id)).toContainText(renamed.name);
  for (const icon of await shownIcons(page)) {
    const id = Number.parseInt(icon, 10);
    expect(icon, 'the new list').toBe(changed.get(id) ?? old.get(id));
  }
});

test('a late older answer changes nothing', async ({ page, home, context }) => {
  const before = await fetchLobby(own);
  await home.open(`${own.url}/lobby/home`);
  await isActive(page, before.gameListVersion);
  // One tab's answer is held back while the other sees the next list.
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const late = await context.newPage();
  await late.route(`**${endpoints.appConfig.path}`, async (route) => {
    const response = await route.fetch({
      postData: JSON.stringify({ clientReferrer: 'ph', gameListVersion: '' }),
    });
    const json = (await response.json()) as object;
    await held;
    await route.fulfill({ response, json });
  });
  const opening = late.goto(`${own.url}/lobby/home`);
  await late.waitForRequest(`**${endpoints.appConfig.path}`);
  await opening;
  await expect(late.locator('[data-game-id]').first()).toBeVisible();
  const bump = (await own.operator('catalogue/bump', { games: 3 })) as Bump;
  await page.reload();
  await isActive(page, bump.gameListVersion);
  await expect.poll(() => storedVersion(page)).toBe(bump.gameListVersion);
  const answered = late.waitForResponse(`**${endpoints.appConfig.path}`);
  release();
  await answered;
  await home.reload();
  expect(await storedVersion(page)).toBe(bump.gameListVersion);
  expect((await cachedIcons(page)).active).toBe(bump.gameListVersion);
});

test('missing and failing icons cause no request storm, and a broken release leaves the old lobby', async ({
  page,
  home,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  const before = await fetchLobby(own);
  const hot = new Set(hotGames(before).map(({ id }) => id));
  const [gone, broken] = shownGames(before).filter(({ id }) => !hot.has(id));
  const pathOf = (game: typeof gone) => `${ICONS}${game?.id}_${game?.version}.avif`;
  await setFault(own, { path: pathOf(gone), kind: 'http', value: 404 });
  await setFault(own, { path: pathOf(broken), kind: 'http', value: 503 });
  const counts = await countRequests(own);
  await home.open(`${own.url}/lobby/home`);
  await isActive(page, before.gameListVersion, 40_000);
  expect(await counts(pathOf(gone))).toEqual({ [pathOf(gone)]: 1 });
  expect(await counts(pathOf(broken))).toEqual({ [pathOf(broken)]: 3 });
  await own.operator('fault/clear', { path: pathOf(broken) });
  await page.reload();
  await expect.poll(() => counts(pathOf(broken))).toEqual({ [pathOf(broken)]: 4 });
  expect(await counts(pathOf(gone)), 'remembered').toEqual({ [pathOf(gone)]: 1 });
  await own.operator('fault/clear', {});

  const clear = await setFault(own, { path: `${ICONS}*`, kind: 'http', value: 500 });
  const bump = (await own.operator('catalogue/bump', { games: 30 })) as Bump;
  const failing = await countRequests(own);
  await home.reload();
  await expect.poll(async () => sumOf(await failing(ICONS))).toBeGreaterThan(6);
  await expect(page.locator('[data-game-id] img').first()).toBeVisible();
  expect((await cachedIcons(page)).active).toBe(before.gameListVersion);
  expect(await storedVersion(page)).toBe(before.gameListVersion);
  await clear();
  // The next start finds the pending list, and loads its icons once the server has confirmed it.
  const toldWorker = await watchWorker(page);
  const confirm = await holdBack(page, 'appConfig');
  await page.reload();
  await expect.poll(toldWorker).toContain('icons/status');
  await confirm();
  await isActive(page, bump.gameListVersion);
  await expect.poll(() => storedVersion(page)).toBe(bump.gameListVersion);
});
