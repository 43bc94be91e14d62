import { expect, type Page } from '@playwright/test';
import { freePort } from '#tests/support/free-port.ts';
import { phoneStorage as inEnglish } from '#features/phone-storage/texts/en-PH.ts';
import { phoneStorage as inThai } from '#features/phone-storage/texts/th-TH.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import {
  ICONS,
  isActive,
  cachedIcons,
  setHidden,
  startIconPlatform,
  stopIconPlatform,
  sumOf,
} from '#tests/support/pages/icon-platform.ts';
import { fetchLobby, hotGames, shownGames } from '#tests/support/pages/lobby-data.ts';
import { countRequests, setFault } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill, patternOf } from '#tests/support/pages/texts.ts';

test.use(WITH_WORKER);

/** Number of game icons that the lobby shows above the hot games: recently played and category games. */
const onShelves = (page: Page): Promise<number> =>
  page
    .locator('[data-played-game] img')
    .evaluateAll((images) => new Set(images.map((image) => image.getAttribute('src'))).size);
const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

test.describe(() => {
  test.use({
    ownPlatform: async ({ market }, use) => {
      const platform = await startIconPlatform({ market });
      await use(platform);
      await platform.stop();
    },
  });

  test('with data saving only visible icons are loaded; "On this phone" fetches all, removes all and says so', async ({
    page,
    home,
    market,
    context,
    consoleErrors,
    ownPlatform,
    lobby,
  }) => {
    consoleErrors.expect(FAILED_REQUEST);
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await signIn(page, ownPlatform);
    const total = shownGames(lobby).length;
    const counts = await countRequests(ownPlatform);
    await home.open();
    await isActive(page, lobby.gameListVersion);
    expect((await cachedIcons(page)).icons.length).toBeLessThan(total);
    const seen = hotGames(lobby).length + (await onShelves(page));
    expect(sumOf(await counts(ICONS))).toBeLessThanOrEqual(seen);

    // A card without its picture shows letters, and no broken image.
    await offline(context, async () => {
      await home.chooseCategory(1);
      await expect(page.locator('[data-game-id] [data-letter-tile]').first()).toBeVisible();
    });

    await page.goto('/phone-storage');
    const words = market === 'th' ? inThai : inEnglish;
    const row = page.locator('[data-storage-part="icons"]');
    const iconBytes = async () => Number(await row.getAttribute('data-bytes'));
    const fetchAll = row.getByRole('button', { name: words.icons.fetchAll });
    await fetchAll.click();
    await expect(row).toContainText(
      fill(words.icons.some, { done: `${total}`, total: `${total}` }),
    );
    await expect(fetchAll).toHaveCount(0);
    expect((await cachedIcons(page)).icons).toHaveLength(total);

    expect(await iconBytes()).toBeGreaterThan(0);
    const name = fill(words.removePart, { part: words.parts.icons });
    await row.getByRole('button', { name }).click();
    await row.getByRole('button', { name: words.remove, exact: true }).click();
    await expect(row).toContainText(patternOf(words.freed));
    await expect(row).toContainText(words.icons.freed);
    // Their list stays, with the games.
    await expect.poll(iconBytes).toBe(0);
    expect((await cachedIcons(page)).icons).toEqual([]);
    await offline(context, async () => {
      await page.reload();
      await expect(page.getByText(words.offline.letters)).toBeVisible();
    });
    // Seen again, they are stored again; nothing is fetched ahead.
    await home.open();
    await expect.poll(async () => (await cachedIcons(page)).icons.length).toBeGreaterThan(0);
    expect((await cachedIcons(page)).icons.length).toBeLessThan(total);
  });

  test('a hidden tab preloads nothing, a visible one continues', async ({
    page,
    home,
    ownPlatform,
    lobby,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    });
    const counts = await countRequests(ownPlatform);
    await home.open();
    await isActive(page, lobby.gameListVersion);
    const seen = hotGames(lobby).length + (await onShelves(page));
    expect(sumOf(await counts(ICONS))).toBeLessThanOrEqual(seen);
    await setHidden(page, false);
    await expect
      .poll(async () => (await cachedIcons(page)).icons.length)
      .toBe(shownGames(lobby).length);
  });

  test('a device without space still stores the lobby, and says so once', async ({
    page,
    home,
    context,
    consoleErrors,
    ownPlatform,
    lobby,
  }) => {
    consoleErrors.expect(FAILED_REQUEST);
    await setFault(ownPlatform, { path: `${ICONS}*`, kind: 'latency', value: 60 });
    const counts = await countRequests(ownPlatform);
    await home.open();
    await expect.poll(async () => sumOf(await counts(ICONS))).toBeGreaterThan(80);
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(ownPlatform.url);
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 20_000 });
    await isActive(page, lobby.gameListVersion);
    const { icons, isOutOfSpace } = await cachedIcons(page);
    expect(isOutOfSpace).toBe(true);
    expect(icons.length).toBeLessThan(shownGames(lobby).length);
    const reports = async () =>
      (
        (await ownPlatform.operator('worker-reports', {})) as {
          days: { quota: number; reports: number }[];
        }
      ).days[0];
    await expect.poll(reports).toMatchObject({ reports: 1 });
    expect((await reports())?.quota).toBeGreaterThan(0);
    await offline(context, async () => {
      await home.reload();
    });
  });

  test('site data cleared while the lobby is open is restored', async ({
    page,
    home,
    context,
    consoleErrors,
    ownPlatform,
    lobby,
  }) => {
    consoleErrors.expect(FAILED_REQUEST);
    const isComplete = () =>
      expect
        .poll(async () => (await cachedIcons(page)).icons.length)
        .toBe(shownGames(lobby).length);
    await home.open();
    await isComplete();
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(ownPlatform.url);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await home.chooseCategory(1);
    await home.reload();
    await isActive(page, lobby.gameListVersion);
    await isComplete();
  });
});

test('icons of another origin: a poisoned cache is repaired, and no opaque response is stored', async ({
  page,
  home,
  consoleErrors,
}) => {
  consoleErrors.expect(/CORS policy|net::ERR_FAILED/);
  const port = await freePort();
  const env = {
    API_BASE: `http://localhost:${port}`,
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
  };
  const platform = await startIconPlatform({ port, env });
  const lobby = await fetchLobby(platform);
  const [hot] = hotGames(lobby);
  const path = `${ICONS}${hot?.id}_${hot?.version}.avif`;
  // The document requests it, then the app, then the worker: all until it is known to be missing.
  const heal = await setFault(platform, { path, kind: 'no-cors' });
  await home.open(`http://127.0.0.1:${port}/lobby/home`);
  await expect(home.card(hot?.id ?? 0).locator('[data-letter-tile]')).toBeVisible();
  await heal();
  await isActive(page, lobby.gameListVersion);
  await page.reload();
  await expect(home.card(hot?.id ?? 0).locator('img')).toBeVisible();
  const wanted = shownGames(lobby).length;
  await expect.poll(async () => (await cachedIcons(page)).icons.length).toBe(wanted);
  const { icons, types } = await cachedIcons(page);
  expect(icons).toContain(path);
  expect(types).not.toContain('opaque');
  await page.close();
  await stopIconPlatform(page, platform);
});
