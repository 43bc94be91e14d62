/** Opening a game, playing it, and leaving it in every way (spec §2, `/start`). */
import { expect } from '@playwright/test';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import {
  countPlays,
  gameOfKind,
  startAddress,
  StartPage,
} from '#tests/support/pages/start-page.ts';
import { storedGames } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

const g = textsIn('en');

test(
  'from a card: opened once in a sandbox, played with the shared balance, left once by Back [routes.start] [home.game-card.tap] [api.start-game]',
  { tag: '@gate' },
  async ({ page, home, lobby, ownPlatform, t, start }) => {
    await home.open();
    const [id = 0] = await home.ids();
    const counts = await countPlays(ownPlatform);
    await home.gameLink(id).click();
    await start.isPlaying();
    const game = lobby.appGameList?.find((one) => one.id === id);
    await expect(start.screen.getByRole('heading', { level: 1 })).toHaveText(game?.name ?? '');
    await expect(start.frame).toHaveAttribute('title', /\S/);
    await expect(start.frame).toHaveAttribute('allow', 'fullscreen; autoplay');
    expect(await start.frame.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-popups',
    );
    await expect(start.balance).toHaveText('₱1,234.56');
    await expect(start.bar.locator('[data-elapsed]')).toHaveText(/^0:0\d:\d\d$/);
    expect(await counts()).toEqual({ start: 1, exit: 0 });

    await start.back.click();
    await home.isReady();
    await expect.poll(counts).toEqual({ start: 1, exit: 1 });
    // The lobby's history starts with it, without another call to the server.
    await home.tab('collect').click();
    await page.getByRole('tab', { name: t.collect.history }).click();
    await expect.poll(async () => (await home.ids())[0]).toBe(id);
  },
);

test('a round survives a reload and a crashed tab; two tabs play the same game', async ({
  page,
  context,
  lobby,
  t,
  start,
}) => {
  const address = startAddress(gameOfKind(lobby, 'cards'));
  await page.goto(address);
  await start.isPlaying();
  await start.game.getByRole('button', { name: g.deal }).click();
  await expect(start.game.getByRole('button', { name: g.draw })).toBeEnabled();
  const cards = (screen: StartPage) => screen.game.locator('.card').allTextContents();
  const dealt = await cards(start);

  await page.reload();
  await start.isPlaying();
  await expect(start.game.getByRole('button', { name: g.draw })).toBeEnabled();
  expect(await cards(start)).toEqual(dealt);

  // The player is asked before leaving, with what happens to the round, also after the reload.
  const question = (screen: StartPage) => screen.page.locator('[data-overlay="leave-game"]');
  await start.back.click();
  await question(start).getByRole('button', { name: start.p.leave.stay, exact: true }).click();
  await expect(question(start)).toHaveCount(0);
  await start.isPlaying();

  // The tab crashes, and another one is opened.
  const crashed = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  // Its answer never comes.
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const next = new StartPage(await context.newPage(), t);
  await next.page.goto(address);
  await next.isPlaying();
  await expect(next.game.getByRole('button', { name: g.draw })).toBeEnabled();
  expect(await cards(next)).toEqual(dealt);

  // A second tab of the same game has its own session: neither ends the other's.
  const second = new StartPage(await context.newPage(), t);
  await second.page.goto(address);
  await second.isPlaying();
  await second.back.click();
  await question(second).getByRole('button', { name: second.p.leave.leave, exact: true }).click();
  await expect(second.page.locator('[data-screen="home"]')).toBeVisible();
  await next.game.getByRole('button', { name: g.draw }).click();
  await expect(next.game.getByRole('button', { name: g.deal })).toBeEnabled();
  // The round is over, so there is no confirmation.
  await next.back.click();
  await expect(next.page.locator('[data-screen="home"]')).toBeVisible();
});

test('each exit ends the session once, also after a second tap or message', async ({
  page,
  home,
  ownPlatform,
  start,
}) => {
  await home.open();
  const [id = 0] = await home.ids();
  const ways: Record<string, { leave: () => Promise<unknown>; to: RegExp }> = {
    'the game says exit': {
      leave: () =>
        start.game.locator('main').evaluate(() => parent.postMessage({ type: 'exit' }, '*')),
      to: /\/lobby\/home$/,
    },
    'the browser’s Back': { leave: () => page.goBack(), to: /\/lobby\/home$/ },
    'Back twice': { leave: () => start.back.dblclick(), to: /\/lobby\/home$/ },
    'the rounds': {
      leave: async () => {
        await start.bar.getByRole('button', { name: start.p.bar.menu }).click();
        const menu = page.locator('[data-overlay="game-menu"]');
        // The game is paused while the menu is open.
        await expect(start.game.locator('main[data-paused]')).toHaveCount(1);
        await menu.getByText(start.p.menu.panel.rounds, { exact: true }).click();
        await start.game.getByRole('button', { name: g.allRounds }).click();
      },
      to: /\/record\/transaction\?tab=rounds$/,
    },
  };
  for (const [name, { leave, to }] of Object.entries(ways)) {
    await test.step(name, async () => {
      await page.goto('/lobby/home');
      await home.isReady();
      const counts = await countPlays(ownPlatform);
      await home.gameLink(id).click();
      await start.isPlaying();
      await leave();
      await expect(page).toHaveURL(to);
      await expect.poll(counts).toEqual({ start: 1, exit: 1 });
      // A page that closes before the answer sends the exit again at its next start.
      await expect.poll(() => storedGames(page)).toEqual([]);
    });
  }
});
