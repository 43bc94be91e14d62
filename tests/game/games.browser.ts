import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { blockText, drawsOf } from '#server/game/rules/draws.ts';
import { drawCards, drawHand } from '#server/game/rules/cards.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { openGame, shownBalance, type OpenedGame } from '#tests/support/pages/game-page.ts';
import { test } from '#tests/support/pages/test.ts';

const t = textsIn('en');
const th = textsIn('th');

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const message = (page: Page) => page.getByRole('status').first();

/** The player's balance on the server. */
async function coinOf({ call }: OpenedGame): Promise<number> {
  return Number((await call('refreshBalance'))['coin']);
}

test(
  'reels: spins, shows its paytable, and proves its results',
  { tag: '@gate' },
  async ({ page, ownPlatform }) => {
    const game = await openGame(ownPlatform, 'reels');
    await page.goto(game.gameUrl);
    await expect(page.getByRole('heading', { name: game.game.name })).toBeVisible();
    expect(await shownBalance(page)).toBe(10_000_000);
    // The colours come from the game's own picture, not from its number.
    const hue = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--hue'));
    await expect.poll(hue).toMatch(/^\d+$/);
    await expect.poll(hue).not.toBe(String((game.game.id * 47) % 360));
    const first = await page.locator('[data-bet]').textContent();
    await press(page, t.more);
    await expect(page.locator('[data-bet]')).not.toHaveText(first ?? '');
    await press(page, t.less);
    // The bet opens all of its chips.
    const bets = () => page.getByRole('dialog', { name: t.bet }).getByRole('button');
    await page.locator('[data-bet]').click();
    await expect(bets().and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
    await bets().nth(1).click();
    await expect(bets()).toHaveCount(0);
    await expect(page.locator('[data-bet]')).not.toHaveText(first ?? '');
    await press(page, t.more);
    await expect(page.locator('[data-bet]')).toHaveText(first ?? '');

    for (let spin = 0; spin < 2; spin += 1) {
      await press(page, t.spin);
      await expect(message(page)).toHaveText(/\S/);
      await expect(page.getByRole('button', { name: t.spin })).toBeEnabled();
    }
    const coin = await coinOf(game);
    await expect.poll(() => shownBalance(page)).toBe(coin);
    const record = await game.call('gameRecord');
    const sum = record['sum'] as { bet: number; win: number };
    expect([record['total'], coin]).toEqual([2, 10_000_000 - sum.bet + sum.win]);

    await press(page, t.payTable);
    await expect(page.getByText(/^Return to player \(RTP\): 9\d\.\d\d%$/)).toBeVisible();
    await press(page, t.close);

    await press(page, t.fairTool);
    await page.getByLabel(t.clientSeed).fill('my-own-seed');
    await press(page, t.rotate);
    await expect(page.getByText(t.revealed)).toBeVisible();
    await expect(page.getByText('my-own-seed')).toBeVisible();
    await expect(page.getByText(t.nextMatches)).toBeVisible();
    await press(page, t.close);
    await press(page, t.history);
    // Not on the link of a round, further down.
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
    const rounds = page.getByRole('listitem');
    await expect(rounds).toHaveCount(2);
    const [check] = await Promise.all([
      page.context().waitForEvent('page'),
      rounds.first().getByRole('link', { name: t.verify }).click(),
    ]);
    await expect(check.getByText('matches the hash you saw')).toBeVisible();
    const { list } = (await game.play('rounds')) as { list: { view: { stops: number[] } }[] };
    await expect(check.getByText(list[0]?.view.stops.join(', ') ?? 'no stops')).toBeVisible();
  },
);

test('cards: a hand survives a reload, and is drawn once', async ({ page, ownPlatform }) => {
  const game = await openGame(ownPlatform, 'cards');
  await page.goto(game.gameUrl);
  await press(page, t.deal);
  await expect(page.getByRole('button', { name: t.draw })).toBeEnabled();
  const cards = page.locator('.card');
  const dealt = await cards.allTextContents();
  expect(dealt.filter((card) => /^(?:\d+|[JQKA])[♣♦♥♠]$/.test(card))).toHaveLength(5);

  await page.reload();
  await expect(page.getByText(t.goesOn)).toBeVisible();
  await expect(page.getByRole('button', { name: t.draw })).toBeEnabled();
  expect(await cards.allTextContents()).toEqual(dealt);
  await cards.nth(1).click();
  await cards.nth(3).click();
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await press(page, t.draw);
  await expect(page.getByRole('button', { name: t.deal })).toBeEnabled();
  const drawn = await cards.allTextContents();
  expect([drawn[1], drawn[3]]).toEqual([dealt[1], dealt[3]]);
  expect([0, 2, 4].filter((place) => drawn[place] === dealt[place])).toEqual([]);
  const coin = await coinOf(game);
  await expect.poll(() => shownBalance(page)).toBe(coin);
  expect((await game.call('gameRecord'))['total']).toBe(1);
});

test('rise: cashes out by itself, and continues after a reload', async ({ page, ownPlatform }) => {
  const game = await openGame(ownPlatform, 'rise', { lang: 'th-TH' });
  await page.goto(game.gameUrl);
  await expect(page.getByText(th.autoOut)).toBeVisible();
  await page.getByLabel(th.autoOut).selectOption('120');
  await press(page, th.start);
  // The round ends by itself within moments, either way.
  await expect(message(page)).toHaveText(/×/);
  await expect(page.getByRole('button', { name: th.start })).toBeEnabled();
  const coin = await coinOf(game);
  await expect.poll(() => shownBalance(page)).toBe(coin);

  await page.getByLabel(th.autoOut).selectOption('');
  await press(page, th.start);
  await page.reload();
  // The multiplier still rises, or the round has ended meanwhile and the next one can start.
  const next = page.getByRole('button', { name: new RegExp(`${th.cashOut}|^${th.start}$`) });
  await expect(next).toBeEnabled();
  const { call } = game;
  expect(await call('exitGame', { sessionId: game.sessionId })).toMatchObject({
    errcode: 0,
    summary: { rounds: 2 },
  });
  expect((await call('gameRecord'))['total']).toBe(2);
});

test('in the app’s frame: reports its state, and obeys only the app', async ({
  page,
  ownPlatform,
}) => {
  const game = await openGame(ownPlatform, 'reels');
  await page.goto('/about');
  await page.evaluate((address) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
    frame.title = 'game';
    frame.src = address;
    frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;z-index:9999';
    document.body.append(frame);
  }, game.gameUrl);
  const frame = page.frameLocator('iframe[title=game]');
  const spin = frame.getByRole('button', { name: t.spin });
  await expect(spin).toBeEnabled();
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { type?: string }[] }).heard);
  const types = async () => (await heard()).map(({ type }) => type);
  await expect.poll(types).toEqual(['panels', 'ready', 'balance']);
  await spin.click();
  await expect.poll(async () => (await types()).slice(-1)).toEqual(['idle']);
  expect(await types()).toEqual(['panels', 'ready', 'balance', 'busy', 'balance', 'idle']);
  expect(await heard()).toContainEqual({
    type: 'panels',
    panels: ['pay-table', 'rounds', 'fairness'],
    settings: ['turbo', 'vibration'],
  });
  expect(await heard()).toContainEqual({ type: 'balance', coin: await coinOf(game) });

  const send = (data: unknown) =>
    page.evaluate((sent) => {
      const target = document.querySelector('iframe')?.contentWindow;
      // Nothing else names a page without an origin.
      target?.postMessage(sent, '*');
    }, data);
  for (const rubbish of [
    null,
    'pause',
    7,
    { type: 'steal' },
    [],
    { type: { deep: 1 } },
    { type: 'panel' },
    { type: 'panel', panel: 'safe' },
  ]) {
    await send(rubbish);
  }
  await send({ type: 'pause' });
  await expect(spin).toBeDisabled();
  await send({ type: 'resume' });
  await expect(spin).toBeEnabled();
  await frame.getByRole('button', { name: t.deposit }).click();
  await frame.getByRole('button', { name: t.exit }).click();
  await expect.poll(async () => (await types()).slice(-2)).toEqual(['deposit', 'exit']);

  // An app with a bar takes over balance, deposit, exit and the panels.
  await send({ type: 'bar' });
  await expect(frame.locator('.till, .tool')).toHaveCount(0);
  for (const [panel, title] of [
    ['pay-table', t.payTable],
    ['rounds', t.history],
    ['fairness', t.fair],
  ] as const) {
    await send({ type: 'panel', panel });
    const opened = frame.getByRole('dialog', { name: title });
    await expect(opened).toBeVisible();
    await opened.getByRole('button', { name: t.close }).click();
    await expect(opened).toHaveCount(0);
  }
  await spin.click();
  await expect.poll(async () => (await types()).slice(-1)).toEqual(['idle']);
});

test('a page without a session says so, and a demo plays without money', async ({
  page,
  ownPlatform,
  consoleErrors,
}) => {
  const game = await openGame(ownPlatform, 'reels', { mode: 1, coin: 0 });
  await page.goto(game.gameUrl);
  await expect(page.getByText(t.demo)).toBeVisible();
  await press(page, t.spin);
  await expect(message(page)).toHaveText(/\S/);
  expect(await coinOf(game)).toBe(0);

  consoleErrors.expect(/401/);
  await page.goto(game.gameUrl.replace(/s=.*/, 's=nothing'));
  await expect(page.getByRole('alert')).toContainText(t.errors['session-ended']);
});

test('a server killed during a round continues with the cards it had drawn', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parola-killed-'));
  const before = await startPlatform({ games: 60, dataDir });
  const game = await openGame(before, 'cards');
  const reqNo = crypto.randomUUID();
  const request = { reqNo, bet: game.game.minBet };
  interface Told {
    round: { roundNo: string; nonce: number; view: { dealt: number[]; hand: number[] } };
    balance: { coin: number };
  }
  const dealt = (await game.play('bet', request)) as unknown as Told;
  await before.kill();

  const after = await startPlatform({ games: 60, dataDir, port: before.port });
  try {
    // The answer might have been lost: the same number returns the same round, without a second bet.
    expect(await game.play('bet', request)).toMatchObject({
      round: dealt.round,
      balance: dealt.balance,
    });
    const held = [true, false, false, true, false];
    const act = { action: 'draw', roundNo: dealt.round.roundNo, held };
    const drawn = (await game.play('act', act)) as unknown as Told;
    const { revealed } = (await game.play('rotate', { clientSeed: 'next' })) as {
      revealed: { serverSeed: string; serverHash: string; clientSeed: string };
    };
    const { serverSeed, clientSeed, serverHash } = revealed;
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(serverHash);
    const text = (block: number) => blockText(clientSeed, dealt.round.nonce, block);
    const cards = drawCards(
      drawsOf((block) => createHmac('sha256', serverSeed).update(text(block)).digest()),
    );
    expect(dealt.round.view.dealt).toEqual(cards.slice(0, 5));
    expect(drawn.round.view.hand).toEqual(drawHand(cards, held));
  } finally {
    await after.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
