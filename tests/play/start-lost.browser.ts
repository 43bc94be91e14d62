/** What may be lost while a game is played: an answer, the session, the exit call (spec §7). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { setFault } from '#tests/support/pages/operator-steps.ts';
import { countPlays, gameOfKind, StartPage } from '#tests/support/pages/start-page.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

const g = textsIn('en');

test('a connection or session lost during a game: nothing is bet twice, and there is a next step', async ({
  page,
  home,
  lobby,
  ownPlatform,
  consoleErrors,
  t,
  client,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  const start = new StartPage(page, t);
  await start.open(gameOfKind(lobby, 'reels'));
  const counts = await countPlays(ownPlatform);
  const spin = start.game.getByRole('button', { name: g.spin });
  const message = start.screen.getByText(start.p.gameProblem.title);
  const press = (name: string) => start.screen.getByRole('button', { name, exact: true }).click();

  await test.step('the connection is reset at a bet', async () => {
    const undo = await setFault(ownPlatform, { path: '/game/api/bet', kind: 'reset' });
    await spin.click();
    await expect(message).toBeVisible();
    await expect(start.screen).toContainText(g.errors.network);
    await undo();
    await press(start.p.gameProblem.close);
    await expect(message).toHaveCount(0);
    await spin.click();
    await expect.poll(async () => (await client.call('gameRecord')).total).toBe(1);
    await expect(spin).toBeEnabled();
    const inGame = await start.game.locator('[data-balance]').textContent();
    await expect(start.balance).toHaveText(inGame ?? '');
    expect(await counts()).toEqual({ start: 0, exit: 0 });
  });

  await test.step('the session ends elsewhere', async () => {
    await client.call('exitGame');
    await spin.click();
    await expect(message).toBeVisible();
    await expect(start.screen).toContainText(g.errors['session-ended']);
    await press(start.p.step.retry);
    await expect(spin).toBeEnabled();
    await start.isPlaying();
    await expect(message).toHaveCount(0);
    // One exit was sent by the other client.
    await expect.poll(counts).toEqual({ start: 1, exit: 2 });
  });

  await test.step('the connection is reset as the game is left', async () => {
    const kept = async () =>
      JSON.stringify((await readRecords(page))['user.open-games'] ?? '').includes('sessionId');
    await expect.poll(kept).toBe(true);
    const undo = await setFault(ownPlatform, { path: endpoints.exitGame.path, kind: 'reset' });
    await start.back.click();
    await home.isReady();
    await expect.poll(async () => (await counts()).exit).toBeGreaterThan(2);
    expect(await kept()).toBe(true);
    await undo();
    await home.reload();
    await expect.poll(kept).toBe(false);
    expect((await counts()).start).toBe(1);
  });
});
