import { sql } from 'kysely';
import { countDays, FIRST_DAY, type DayKey } from '#server/marketing/revenue/count-days.ts';
import { countPlayers, PLAYER_CHUNK } from '#server/marketing/revenue/count-players.ts';
import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import { unknownIds } from '#server/marketing/events/dimension-ids.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';

/** One count of revenue at a time, on all servers: a player's days follow the player. */
const LOCK = 4_715_003;
/** Most transactions that a reader waits for; with a longer queue the report is a few seconds behind. */
const MOST_CHUNKS = 20;

/**
 * Adds the changes of visitors, and of their players' money, to the sums that reports read.
 * @returns true when nothing is left; false also while another server counts the rest
 */
export async function countSums(
  database: Database,
  market: Market,
  now: EpochMs,
): Promise<boolean> {
  const isOfVisitors = await countVisitors(database, market, now);
  return (await countRevenue(database, market)) && isOfVisitors;
}

/**
 * Adds the money that players moved since the last count. What was counted of a day is stored in the same
 * transaction, so that each change is added once, whichever server does it and wherever it stops.
 */
export async function countRevenue(database: Database, market: Market): Promise<boolean> {
  let after: DayKey | undefined = FIRST_DAY;
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const from: DayKey = after;
    const counted = await transact(database, (trx) => countChunk(trx, market, from), {
      isReadCommitted: true,
    });
    if (!counted.isFree) return false;
    after = counted.last;
    if (!after) return true;
  }
  return false;
}

async function countChunk(
  trx: Trx,
  market: Market,
  after: DayKey,
): Promise<{ isFree: boolean; last?: DayKey | undefined }> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as is_free`.execute(trx);
  if (rows[0]?.is_free !== true) return { isFree: false };
  const unknown = await unknownIds(trx);
  // Days are counted under their player, who is counted first.
  if ((await countPlayers(trx, market, unknown)) === PLAYER_CHUNK)
    return { isFree: true, last: after };
  return { isFree: true, last: await countDays(trx, unknown, after) };
}

/** Rarer than it is asked for: each count of a player's day is one more write beside their bets. */
const COUNT_EVERY_MS = 30_000;

/** Returns a function that counts from time to time, and at once while the last count was not finished. */
export function createRevenueCounter(database: Database, market: Market) {
  let next = 0;
  return async (now: EpochMs): Promise<void> => {
    if (now < next) return;
    const isFinished = await countRevenue(database, market);
    next = isFinished ? now + COUNT_EVERY_MS : 0;
  };
}
