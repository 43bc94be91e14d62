/** How often a call asks the database: each time costs both of them processor time, and the player a wait. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasPostgres } from '#tests/support/test-database.ts';
import { gameOf, openGameAs, roundIn } from '#tests/game/games.ts';
import { BANK, lock, payee } from '#tests/money/cash-out.ts';
import { ownPlayer, platformUnderTest, type OwnPlayer } from './platforms.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import { fromCoins } from '#shared/money/money.ts';

const LOCKED = { locked: fromCoins(100), need: fromCoins(1_000) };

/** The statements of the running work; work in the background of the server has none. */
const listed = new AsyncLocalStorage<string[]>();

/** Runs the work and lists its round trips: statements that are sent together are one. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  let isStarting = false;
  const { query: ask } = pg.Client.prototype;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  query.mockImplementation(function note(this: pg.Client, asked: { text: string }) {
    const list = listed.getStore();
    // Without the comments that keep prepared statements apart and send the commit along.
    const text = asked.text.replaceAll(/ ?\/\* (?:s|t|commits) \*\//g, '').trim();
    const isTogether = this.connection.stream.writableCorked > 0;
    if (list && isTogether && (isStarting || text === 'commit')) {
      list.push(`${list.pop()}; ${text}`);
    } else list?.push(text);
    if (list) isStarting = text.startsWith('start transaction');
    return Reflect.apply(ask, this, [asked]) as unknown;
  } as typeof ask);
  await listed.run(statements, work);
  query.mockRestore();
  return statements;
}

describe.skipIf(!hasPostgres())('round trips to the database', () => {
  const subject = platformUnderTest([], 'postgres');

  /** Opens a game as its page does, and places a bet. */
  const statementsOfBet = async (kind: GameKind, player: OwnPlayer) => {
    const game = await openGameAs(subject.platform(), kind, { player });
    await game.call('state');
    return statementsOf(async () => roundIn(await game.bet()));
  };

  it.each(['reels', 'cards', 'rise'] as const)('a bet in %s makes four', async (kind) => {
    const player = await payee(subject.platform());
    await lock(subject.platform(), player, { source: 'deposit', ...LOCKED });
    await lock(subject.platform(), player, LOCKED);
    expect(await statementsOfBet(kind, player)).toEqual([
      expect.stringMatching(/^with "live" as .*"turn" as/s),
      expect.stringMatching(
        /^start transaction .*lock table .*; select player\.status.*for update of wallet$/s,
      ),
      expect.stringMatching(/^with "posted" as .*insert into game_round.*returning \*$/s),
      'commit',
    ]);
  });

  it.each(['cards', 'rise'] as const)(
    'a bet in %s leaves open rounds unread: all players share their index',
    async (kind) => {
      const [, read = ''] = await statementsOfBet(kind, await payee(subject.platform()));
      expect(read).toMatch(/for update of wallet$/);
      expect(read).not.toContain('game_round');
    },
  );

  it('a bet of a player whose deposits suffice for a higher level makes five', async () => {
    const player = await ownPlayer(subject.platform(), { deposits: fromCoins(100_000) });
    expect(await statementsOfBet('reels', player)).toHaveLength(5);
  });

  it('a game opens in four and is left in two', async () => {
    const player = await payee(subject.platform());
    const { id: gameId } = await gameOf(subject.platform(), 'reels');
    await subject.call('startGame', { gameId }, player.token);
    const opened = () => subject.call('startGame', { gameId }, player.token);
    expect(await statementsOf(opened)).toHaveLength(4);
    const left = () => subject.call('exitGame', {}, player.token);
    expect(await statementsOf(left)).toHaveLength(2);
  });

  it('the view of paying makes three', async () => {
    const { token } = await payee(subject.platform());
    await subject.call('tradeInfo', {}, token);
    expect(await statementsOf(() => subject.call('tradeInfo', {}, token))).toHaveLength(3);
  });

  it('the view of withdrawing makes two', async () => {
    const { token } = await payee(subject.platform());
    await subject.call('withdrawalConfig', {}, token);
    const viewed = () => subject.call('withdrawalConfig', {}, token);
    expect(await statementsOf(viewed)).toHaveLength(2);
  });

  it.each([
    ['a deposit', 'createDeposit', { amount: 10_000, version: 3 }, 5],
    ['a withdrawal', 'createWithdrawal', { amount: 20_000, bankId: BANK }, 4],
    ['a claim', 'claimTask', { taskId: 1 }, 4],
    ['saving', 'depositSavings', { amount: 10_000 }, 4],
    ['taking out of savings', 'withdrawSavings', { amount: 10_000 }, 4],
  ] as const)('%s makes a known number: %s', async (_title, name, body, count) => {
    const player = await payee(subject.platform());
    const game = await openGameAs(subject.platform(), 'reels', { player });
    await game.bet();
    await subject.call('depositSavings', { reqNo: randomUUID(), amount: 100_000 }, player.token);
    const called = async () => {
      const asked = { reqNo: randomUUID(), ...body };
      const answer = await subject.call(name, asked, player.token);
      expect(answer.body).toMatchObject({ errcode: 0 });
    };
    expect(await statementsOf(called)).toHaveLength(count);
  });
});
