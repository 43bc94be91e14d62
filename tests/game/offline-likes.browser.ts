import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { HomePage } from '#tests/support/pages/home-page.ts';
import { hotGames } from '#tests/support/pages/lobby-data.ts';
import { FAILED_REQUEST, isControlled } from '#tests/support/pages/offline-steps.ts';
import { countRequests, makePlayer, setFault } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

const LIKE = endpoints.gameLike.path;
const OUTBOX = 'likes.outbox';

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(FAILED_REQUEST));

test('likes tapped offline survive a reload and a closed tab, and are sent once, in order', async ({
  page,
  context,
  home,
  lobby,
  ownPlatform,
  t,
  client,
}) => {
  const [first = 0, second = 0, third = 0] = hotGames(lobby).map(({ id }) => id);
  await home.open();
  await expect(home.balance).toBeVisible();
  await isControlled(page);
  await expect.poll(async () => Object.keys(await readRecords(page))).toContain('user.session');
  const counts = await countRequests(ownPlatform);
  const waiting = async () =>
    ((await readRecords(page))[OUTBOX] as { value: { pending: unknown } } | undefined)?.value
      .pending;

  await context.setOffline(true);
  await home.like(first);
  await expect(page.getByText(t.liking.waiting)).toBeVisible();
  await home.like(third);
  await home.like(second);
  await home.like(third);
  const kept = [
    { gameId: first, isLiked: true },
    { gameId: second, isLiked: true },
    { gameId: third, isLiked: false },
  ];
  await expect.poll(waiting).toEqual(kept);

  await home.reload();
  await expect(home.heart(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(home.heart(third)).toHaveAttribute('aria-pressed', 'false');
  await home.tab('collect').click();
  await expect(home.cards).toHaveCount(2);
  await page.getByRole('tab', { name: t.collect.history }).click();
  await expect(home.screen).toContainText(t.collect.noHistoryTitle);
  expect(await counts(LIKE)).toEqual({});
  await page.close();
  await context.setOffline(false);

  const reopened = await context.newPage();
  const again = new HomePage(reopened, t);
  await again.open();
  await expect.poll(async () => (await counts(LIKE))[LIKE]).toBe(3);
  await expect(again.heart(first)).toHaveAttribute('aria-pressed', 'true');
  const { appGameDataUser } = await client.call('afterLoginConfig');
  expect(appGameDataUser.gameLikes).toMatchObject({ [first]: 1, [second]: 1 });
  await expect
    .poll(async () => (await readRecords(reopened))[OUTBOX])
    .toMatchObject({ value: { pending: [] } });
  await reopened.reload();
  await again.isReady();
  await expect(again.heart(second)).toHaveAttribute('aria-pressed', 'true');
  expect((await counts(LIKE))[LIKE]).toBe(3);
});

test('a pending like takes precedence on the screen, and is reverted when the server refuses', async ({
  page,
  home,
  lobby,
  player: _player,
  ownPlatform,
  t,
}) => {
  const id = hotGames(lobby)[0]?.id ?? 0;
  await home.open();
  await expect(home.balance).toBeVisible();
  const clear = await setFault(ownPlatform, { path: LIKE, kind: 'errcode', value: 7 });
  await page.route(`**${LIKE}`, (route) => route.abort());
  await home.like(id);
  await expect(page.getByText(t.liking.waiting)).toBeVisible();
  // The server returns the player's likes without this one.
  await page.reload();
  await expect(home.balance).toBeVisible();
  await expect(home.heart(id)).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(`**${LIKE}`);
  // Pending likes are sent when the network is back, or after the next answer to any call.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('alert')).toContainText(t.liking.failed);
  await expect(home.heart(id)).toHaveAttribute('aria-pressed', 'false');
  await clear();
});

test('a logout removes pending likes: the next player sends none of them', async ({
  page,
  context,
  home,
  lobby,
  login,
  player: _player,
  ownPlatform,
}) => {
  const id = hotGames(lobby)[0]?.id ?? 0;
  const next = await makePlayer(ownPlatform);
  await home.open();
  await expect(home.balance).toBeVisible();
  await isControlled(page);
  const menu = await home.openMenu();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  const counts = await countRequests(ownPlatform);
  await offline(context, async () => {
    await home.like(id);
    await expect.poll(async () => Object.keys(await readRecords(page))).toContain(OUTBOX);
    await home.logOut();
    await expect(home.balance).toHaveCount(0);
    await expect.poll(async () => Object.keys(await readRecords(page))).not.toContain(OUTBOX);
  });
  await page.goto('/login');
  await login.signIn(next);
  await home.isReady();
  await expect(home.balance).toBeVisible();
  await expect(home.heart(id)).toHaveAttribute('aria-pressed', 'false');
  // The new player's own like is sent, and no earlier one.
  const answered = page.waitForResponse(`**${LIKE}`);
  await home.like(hotGames(lobby)[1]?.id ?? 0);
  await answered;
  expect((await counts(LIKE))[LIKE]).toBe(1);
});
