/** An app that is closed, and what its worker does meanwhile (docs/decisions/0041). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { ageLobby, closeApp, launchDocument } from '#tests/support/pages/closed-app.ts';
import { HomePage } from '#tests/support/pages/home-page.ts';
import {
  ICONS,
  isActive,
  setHidden,
  startIconPlatform,
  stopIconPlatform,
  sumOf,
} from '#tests/support/pages/icon-platform.ts';
import { expectLaunchDocuments } from '#tests/support/pages/launch-documents.ts';
import { fetchLobby, hotGames } from '#tests/support/pages/lobby-data.ts';
import { FAILED_REQUEST, isControlled } from '#tests/support/pages/offline-steps.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

const LIKE = endpoints.gameLike.path;

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(FAILED_REQUEST));

test('a phone that was closed for a day opens offline with today’s lobby', async ({
  page,
  context,
  home,
  t,
}) => {
  const platform = await startIconPlatform({ games: 60 });
  const yesterday = await fetchLobby(platform);
  await home.open(`${platform.url}/lobby/home`);
  await isControlled(page);
  await isActive(page, yesterday.gameListVersion);
  await expectLaunchDocuments(page, (text) => text.includes('data-snapshot="stored"'));
  await ageLobby(page, DAY_MS);
  const closed = await closeApp(context, page, platform.url);

  const [first] = hotGames(yesterday);
  const { id = 0, version = 0 } = first ?? {};
  await platform.operator('catalogue/set', { id, version: Number(version) + 1 });
  const picture = `${id}_${Number(version) + 1}.avif`;
  const counts = await countRequests(platform);
  await closed.renewLobby();
  await expect.poll(async () => sumOf(await counts(ICONS))).toBe(1);
  // The browser may ask again at once: the lobby is young now.
  await closed.renewLobby();
  await expect.poll(() => launchDocument(context)).toContain(picture);
  expect(await counts(endpoints.appConfig.path)).toEqual({ [endpoints.appConfig.path]: 1 });

  const opened = await context.newPage();
  await offline(context, async () => {
    const again = new HomePage(opened, t);
    await opened.goto(`${platform.url}/lobby/home`);
    await again.isReady();
    const card = opened.locator(`[data-game-id="${id}"] img`).first();
    await expect(card).toHaveAttribute('src', new RegExp(`/${picture}$`));
    const isPainted = () =>
      card.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(isPainted).toBe(true);
  });
  await stopIconPlatform(opened, platform);
});

test('likes of a closed app are sent once the phone is online', async ({
  page,
  context,
  home,
  lobby,
  ownPlatform,
  client,
  t,
}) => {
  const [first = 0, second = 0] = hotGames(lobby).map(({ id }) => id);
  await home.open();
  await expect(home.balance).toBeVisible();
  await isControlled(page);
  await expect.poll(async () => Object.keys(await readRecords(page))).toContain('user.session');
  const counts = await countRequests(ownPlatform);
  await context.setOffline(true);
  await home.like(first);
  await home.like(second);
  await expect(home.heart(second)).toHaveAttribute('aria-pressed', 'true');
  await setHidden(page, true);
  await expect
    .poll(async () => Object.keys(await readRecords(page)))
    .toContain('user.background-session');
  const closed = await closeApp(context, page, ownPlatform.url);
  await context.setOffline(false);

  await closed.send();
  await expect.poll(async () => (await counts(LIKE))[LIKE]).toBe(2);
  const { appGameDataUser } = await client.call('afterLoginConfig');
  expect(appGameDataUser.gameLikes).toMatchObject({ [first]: 1, [second]: 1 });

  // The next launch, without a network, shows them, and leaves no token behind.
  const opened = await context.newPage();
  await offline(context, async () => {
    const again = new HomePage(opened, t);
    await again.open();
    await expect(again.heart(first)).toHaveAttribute('aria-pressed', 'true');
    await expect(again.heart(second)).toHaveAttribute('aria-pressed', 'true');
    const records = await readRecords(opened);
    expect(records['likes.outbox']).toMatchObject({ value: { pending: [] } });
    expect(Object.keys(records)).not.toContain('user.background-session');
  });
  expect((await counts(LIKE))[LIKE]).toBe(2);
});
