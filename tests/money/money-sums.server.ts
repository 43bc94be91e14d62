import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { coinsFrom, post, type PostingKind } from '#server/money/ledger/post.ts';
import {
  countedGamesQuery,
  countedMoneyQuery,
  isCounted,
} from '#server/operator/pages/today/counted-sums.ts';
import { createSumsCounter } from '#server/money/sums/count-sums.ts';
import { gameSumsQuery } from '#server/operator/pages/today/game-sums.ts';
import { moneySumsQuery, type DayRange } from '#server/operator/pages/today/money-sums.ts';
import { sumsCheck } from '#server/money/sums/reconcile-check.ts';
import { startOfDay } from '#server/core/market-day.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import { runsOf } from '#tests/support/extent.ts';
import { eachDatabase } from '#tests/database/databases.ts';
import { makePlayer } from './ledger-players.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { HouseWallet } from '#server/money/ledger/wallets.ts';

const TODAY = 20_800;
/** Longer than a period and the longest gap that is counted. */
const DAYS = 70;
const PLAYERS = 4;
/** Of entries, so that a count takes several transactions. */
const CHUNK = 30;

const HOUSES = {
  deposit: 'house:deposit',
  bet: 'house:play',
  win: 'house:play',
  bonus: 'house:bonus',
  interest: 'house:interest',
  adjust: 'house:adjust',
  withdraw: 'house:withdraw',
  'withdraw-returned': 'house:withdraw',
} as const satisfies Partial<Record<PostingKind, HouseWallet>>;

interface Move {
  kind: keyof typeof HOUSES;
  player: number;
  ago: number;
  /** Milliseconds after the start of the day: the first, the last, or one between. */
  at: number;
  amount: number;
  /** 0: without a round. */
  game: number;
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constant('bet' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...(Object.keys(HOUSES) as (keyof typeof HOUSES)[])),
    },
  ),
  player: fc.nat(PLAYERS - 1),
  ago: fc.nat(DAYS - 1),
  at: fc.constantFrom(0, 1, DAY_MS / 2, DAY_MS - 1),
  amount: fc.integer({ min: 1, max: 5000 }),
  game: fc.nat(3),
});
const moves = fc.array(move, { minLength: 25, maxLength: 25 });

let references = 0;

/** Posts a move, with its round. */
async function make(trx: Trx, players: readonly number[], one: Move): Promise<void> {
  const { kind, game } = one;
  const playerId = players[one.player] ?? 0;
  const now = startOfDay('ph', TODAY - one.ago) + one.at;
  const reference = `sums-${(references += 1)}`;
  const isTaken = kind === 'bet' || kind === 'withdraw' || (kind === 'adjust' && game > 1);
  const amount = minorUnits(isTaken ? -one.amount : one.amount);
  await post(trx, { kind, reference, entries: coinsFrom(HOUSES[kind], playerId, amount), now });
  if (game === 0 || (kind !== 'bet' && kind !== 'win')) return;
  await sql`
    with seed as (
      insert into game_seed (player_id, server_seed, server_hash, client_seed, nonce, created_at, revealed_at)
      values (${playerId}, '', '', '', 1, 0, 0) returning id)
    insert into game_round (round_no, session_id, player_id, game_id, brand_id, is_demo, seed_id, nonce,
      req_no, body_hash, bet, balance_after, detail, created_at, win, ended_at)
    select ${reference}, '', ${playerId}, ${game}::integer, ${game % 2}::integer, false, id, 1,
      ${reference}, '', 1, 0, '{}', 0, 0, 0 from seed`.execute(trx);
}

/** Players with plenty of coins, who have moved nothing else. */
async function makePlayers(database: Database): Promise<number[]> {
  const players: number[] = [];
  for (let made = 0; made < PLAYERS; made += 1) players.push(await makePlayer(database));
  await transact(database, async (trx) => {
    for (const player of players.keys()) {
      await make(trx, players, {
        kind: 'deposit',
        player,
        ago: DAYS,
        at: 0,
        amount: 10_000_000,
        game: 0,
      });
    }
  });
  return players;
}

const RANGES: readonly DayRange[] = [
  { from: TODAY, to: TODAY },
  { from: TODAY - 6, to: TODAY },
  { from: TODAY - 30, to: TODAY },
  { from: TODAY - 65, to: TODAY - 35 },
];

/** Compares what the page reads with what the ledger says, all at one moment. */
const expectExact = ({ db }: Pick<Database, 'db'>): Promise<void> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local jit = off`.execute(trx);
      for (const range of RANGES) {
        const money = await countedMoneyQuery('ph', range).execute(trx);
        expect(money.rows).toEqual((await moneySumsQuery('ph', range).execute(trx)).rows);
        const games = await countedGamesQuery('ph', range).execute(trx);
        expect(games.rows).toEqual((await gameSumsQuery('ph', range).execute(trx)).rows);
      }
      expect(await sumsCheck.run(trx)).toMatchObject({ disagreements: [] });
    });

eachDatabase('counted sums of money', (subject) => {
  it('are those of the ledger after any movements, counted or not', async () => {
    const database = subject.database();
    const players = await makePlayers(database);
    const count = createSumsCounter(database, 'ph', CHUNK);
    await fc.assert(
      fc.asyncProperty(moves, moves, async (before, after) => {
        const all = (some: readonly Move[]) =>
          transact(database, async (trx) => {
            for (const one of some) await make(trx, players, one);
          });
        await all(before);
        await expectExact(database);
        expect(await count()).toBe(true);
        await all(after);
        await expectExact(database);
        expect(await isCounted(database.db, 0)).toBe(false);
        expect(await count()).toBe(true);
        expect(await isCounted(database.db, 0)).toBe(true);
        await expectExact(database);
      }),
      { numRuns: runsOf(10, 1) },
    );
  });

  it('contain the past once when two servers count while players bet', async () => {
    const database = subject.database();
    const players = await makePlayers(database);
    const bet = (player: number, ago: number) =>
      transact(database, (trx) =>
        make(trx, players, { kind: 'bet', player, ago, at: 0, amount: 100, game: 1 }),
      );
    for (let ago = 0; ago < 20; ago += 1) await bet(ago % PLAYERS, ago);
    const clients = await subject.clients(2);
    const counters = clients.map((client) => createSumsCounter(client, 'ph', CHUNK));
    await Promise.all([
      ...counters.map((count) => count()),
      ...[0, 1, 2, 3].map((player) => bet(player, 3)),
      ...counters.map((count) => count()),
    ]);
    await expectExact(database);
    for (const count of counters) for (let call = 0; call < 3; call += 1) await count();
    expect(await isCounted(database.db, 0)).toBe(true);
    await expectExact(database);
  });

  // The embedded database has one connection.
  it.skipIf(subject.kind === 'pglite')(
    'leave out entries below which one is still being posted',
    async () => {
      const database = subject.database();
      const players = await makePlayers(database);
      const [caller] = await subject.clients(1);
      if (!caller) throw new Error('there is no client');
      const count = createSumsCounter(database, 'ph');
      const one: Move = { kind: 'bet', player: 0, ago: 1, at: 0, amount: 100, game: 1 };
      await caller.db.transaction().execute(async (trx) => {
        await make(trx, players, one);
        await transact(database, (other) => make(other, players, { ...one, player: 1 }));
        expect([await count(), await count()]).toEqual([false, false]);
        expect(await isCounted(database.db, 0)).toBe(false);
        await expectExact(database);
      });
      await expectExact(database);
      expect(await count()).toBe(true);
      expect(await isCounted(database.db, 0)).toBe(true);
      await expectExact(database);
    },
  );
});
