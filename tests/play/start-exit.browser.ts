/** What happens to a game that was not closed properly, and to coins in transit (spec §7). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { countPlays, gameOfKind } from '#tests/support/pages/start-page.ts';
import { refuseOnce, setFault } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

const EXIT = endpoints.exitGame.path;
const OPEN_GAMES = 'user.open-games';

test('a closed tab ends its game session, at the latest at the next launch', async ({
  page,
  context,
  home,
  lobby,
  ownPlatform,
  start,
}) => {
  await start.open(gameOfKind(lobby, 'reels'));
  const kept = async (of = page) => JSON.stringify((await readRecords(of))[OPEN_GAMES] ?? '');
  await expect.poll(() => kept()).toContain('sessionId');
  const counts = await countPlays(ownPlatform);
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto('/lobby/home');
  await expect(next.locator('[data-game-id]').first()).toBeVisible();
  await expect.poll(() => kept(next)).not.toContain('sessionId');
  const { start: starts, exit } = await counts();
  // Once by the closed tab, and once more if that tab missed the answer.
  expect(starts).toBe(0);
  expect([1, 2]).toContain(exit);
  await next.reload();
  await expect(next.locator('[data-game-id]').first()).toBeVisible();
  expect((await counts()).exit).toBe(exit);
  expect(home.page).toBe(page);
});

test('an exit without an answer is reported at the next launch, and dropped by the logout', async ({
  page,
  home,
  lobby,
  ownPlatform,
  consoleErrors,
  start,
}) => {
  consoleErrors.expect(/status of 503/);
  await start.open(gameOfKind(lobby, 'reels'));
  const clear = await setFault(ownPlatform, { path: EXIT, kind: 'http', value: 503 });
  const counts = await countPlays(ownPlatform);
  await start.back.click();
  await home.isReady();
  await expect.poll(counts).toEqual({ start: 0, exit: 1 });
  await clear();
  await home.reload();
  await expect.poll(counts).toEqual({ start: 0, exit: 2 });
  await expect
    .poll(async () => JSON.stringify((await readRecords(page))[OPEN_GAMES] ?? ''))
    .not.toContain('sessionId');
});

test('the lobby’s balance shows pending coins until they are settled', async ({
  home,
  lobby,
  ownPlatform,
  t,
  start,
  player,
}) => {
  await start.open(gameOfKind(lobby, 'reels'));
  await refuseOnce(ownPlatform, EXIT, 2);
  const counts = await countPlays(ownPlatform);
  await start.back.click();
  await home.isReady();
  const label = home.header.getByText(t.home.header.settling);
  await expect(label).toBeVisible();
  await ownPlatform.operator('player/make', { ...player, coin: 200_000 });
  // The query at 1, 2, 4 or 8 s gets a newer balance, and the label disappears.
  await expect(home.balance).toHaveText('₱2,000.00');
  await expect(label).toHaveCount(0);
  expect(await counts()).toEqual({ start: 0, exit: 1 });
});
