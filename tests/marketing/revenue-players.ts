import { expect } from 'vitest';
import { sql } from 'kysely';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import { coinsFrom, post, type Posting } from '#server/money/ledger/post.ts';
import { marketDay, startOfDay } from '#server/core/market-day.ts';
import { minorUnits, subtract, ZERO } from '#shared/money/money.ts';
import { transact } from '#server/core/database/transact.ts';
import { operate, ownPlayer, START } from '#tests/server/platforms.ts';
import {
  returnedAgo,
  type PlannedMove,
  type PlannedPlayer,
  type Sums,
} from '#tests/marketing/planned-revenue.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Platform } from '#server/platform.ts';

export const TODAY = marketDay('ph', START).number;

/** So much that no planned move needs more. */
const PLENTY = minorUnits(1_000_000_000);

let references = 0;

/** A moment of a day before today. */
export const momentOf = (ago: number, at = 0): EpochMs =>
  epochMs(startOfDay('ph', TODAY - ago) + Math.min(at, DAY_MS - 1));

/** Creates the player of a plan, with coins from a correction. @returns the player's id */
export async function addPlayer(
  platform: Platform,
  { registered }: Pick<PlannedPlayer, 'registered'>,
): Promise<number> {
  const registeredAt = momentOf(registered, DAY_MS / 2);
  const { id } = await ownPlayer(platform, { registeredAt });
  await addPlenty(platform.context.database, id, registeredAt);
  return id;
}

/** Gives a player more coins than any planned move takes, by a correction. */
export const addPlenty = (database: Database, playerId: number, now: EpochMs): Promise<void> =>
  postAll(database, [
    {
      kind: 'adjust',
      reference: `test-plenty-${(references += 1)}`,
      entries: coinsFrom('house:adjust', playerId, PLENTY),
      now,
    },
  ]);

const postAll = (database: Database, postings: readonly Posting[]) =>
  transact(database, async (trx) => {
    for (const posting of postings) await post(trx, posting);
  });

/** Posts a move as the server's own code does. */
export const addMove = (database: Database, playerId: number, move: PlannedMove): Promise<void> =>
  postAll(database, postingsOf(playerId, move));

function postingsOf(playerId: number, move: PlannedMove): Posting[] {
  const amount = minorUnits(move.amount);
  const back = subtract(ZERO, amount);
  const now = momentOf(move.ago, move.at);
  const reference = `test-${(references += 1)}`;
  const player = (kind: 'coin' | 'hold' | 'safebox', of = amount) => ({
    wallet: { playerId, kind },
    amount: of,
  });
  const round = (kind: 'bet' | 'win', coins = amount): Posting => ({
    kind,
    reference,
    entries: coinsFrom('house:play', playerId, coins),
    now,
  });
  const asked: Posting = {
    kind: 'withdraw',
    reference,
    entries: [player('coin', back), player('hold')],
    now,
  };
  const paid: Posting = {
    kind: 'withdraw',
    reference: `${reference}-end`,
    entries: [player('hold', back), { wallet: 'house:withdraw', amount }],
    now,
  };
  switch (move.kind) {
    case 'deposit':
      return [
        { kind: 'deposit', reference, entries: coinsFrom('house:deposit', playerId, amount), now },
      ];
    case 'bet':
      return [round('bet', back)];
    case 'win':
      return [round('win')];
    case 'void-round':
      return [round('bet', back), round('win')];
    case 'bonus':
      return [
        { kind: 'bonus', reference, entries: coinsFrom('house:bonus', playerId, amount), now },
      ];
    case 'bonus-taken-back':
      return [{ kind: 'bonus', reference, entries: coinsFrom('house:bonus', playerId, back), now }];
    case 'correction':
      return [
        { kind: 'adjust', reference, entries: coinsFrom('house:adjust', playerId, amount), now },
      ];
    case 'interest':
      return [
        {
          kind: 'interest',
          reference,
          entries: [player('safebox'), { wallet: 'house:interest', amount: back }],
          now,
        },
      ];
    case 'to-savings':
      return [
        { kind: 'bank-in', reference, entries: [player('coin', back), player('safebox')], now },
      ];
    case 'withdrawal-pending':
      return [asked];
    case 'withdrawal-rejected':
      return [asked, { ...paid, entries: [player('hold', back), player('coin')] }];
    case 'withdrawal-paid':
      return [asked, paid];
    case 'withdrawal-returned':
      return [
        asked,
        paid,
        {
          kind: 'withdraw-returned',
          reference,
          entries: coinsFrom('house:withdraw', playerId, amount),
          now: momentOf(returnedAgo(move), move.at),
        },
      ];
  }
}

/**
 * Stores planned visitors, each with another `content`.
 * @returns their install ids by `content`
 */
export async function addVisitors(
  platform: Platform,
  visitors: readonly (NonNullable<PlannedPlayer['visitor']> & { content: string })[],
): Promise<ReadonlyMap<string, string>> {
  if (visitors.length === 0) return new Map();
  const { body } = await operate(platform, 'traffic', { plan: { visitors } });
  expect(body).toMatchObject({ errcode: 0 });
  const { rows } = await sql<{ content: string; install_id: string }>`
    select campaign -> 'utm' ->> 'content' as content, install_id from install_touch
    where touch = 'first'
      and campaign -> 'utm' ->> 'content' = any(${visitors.map(({ content }) => content)}::text[])`.execute(
    platform.context.database.db,
  );
  return new Map(rows.map(({ content, install_id: id }) => [content, id]));
}

/** Links a player to their visitor, as the first events with a session do. */
export const link = ({ context: { database } }: Platform, installId: string, playerId: number) =>
  database.db
    .updateTable('install_visitor')
    .where('install_id', '=', installId)
    .set({ player_id: playerId, is_changed: true })
    .execute();

/** What the ledger says that players moved on some days, from the house's side. */
export async function ledgerSums(
  { db }: Pick<Database, 'db'>,
  first: number,
  last: number,
): Promise<Pick<Sums, 'netDeposits' | 'ggr' | 'bonusCost' | 'ngr'>> {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select wallet.kind, sum(amount)::bigint as amount
    from ledger_entry join wallet on wallet.id = wallet_id
    where wallet.player_id is null
      and ledger_entry.created_at >= ${startOfDay('ph', first)}::bigint
      and ledger_entry.created_at < ${startOfDay('ph', last + 1)}::bigint
    group by 1`.execute(db);
  const house = (kind: string) => rows.find((row) => row.kind === `house:${kind}`)?.amount ?? 0;
  return {
    netDeposits: 0 - house('deposit') - house('withdraw'),
    ggr: house('play'),
    bonusCost: 0 - house('bonus'),
    ngr: house('play') + house('bonus'),
  };
}

/** The same from the sums that reports read. */
export async function countedSums({ db }: Pick<Database, 'db'>, touch: 'first' | 'last') {
  const { rows } = await sql<Record<'deposited' | 'withdrawn' | 'bet' | 'won' | 'bonus', number>>`
    select coalesce(sum(deposited), 0)::bigint as deposited,
      coalesce(sum(withdrawn), 0)::bigint as withdrawn, coalesce(sum(bet), 0)::bigint as bet,
      coalesce(sum(won), 0)::bigint as won, coalesce(sum(bonus), 0)::bigint as bonus
    from install_money_sum where touch = ${touch}`.execute(db);
  const [
    { deposited, withdrawn, bet, won, bonus } = {
      deposited: 0,
      withdrawn: 0,
      bet: 0,
      won: 0,
      bonus: 0,
    },
  ] = rows;
  return {
    netDeposits: deposited - withdrawn,
    ggr: bet - won,
    bonusCost: bonus,
    ngr: bet - won - bonus,
  };
}
