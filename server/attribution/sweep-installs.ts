import { countVisitors } from '#server/attribution/count-visitors.ts';
import { marketDay } from '#server/market-day.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Market } from '#domain/market.ts';
import type { Database } from '#server/database/open-database.ts';

/** Raw events, and what is known of single phones, are kept so long; sums of days for ever. */
export const KEEP_EVENTS_DAYS = 400;

/** Counts what has changed, then forgets what is older than `KEEP_EVENTS_DAYS`. */
export async function sweepInstalls(
  database: Database,
  market: Market,
  now: EpochMs,
): Promise<void> {
  // What is not counted yet must not be forgotten.
  if (!(await countVisitors(database, market))) return;
  const oldest = marketDay(market, now).number - KEEP_EVENTS_DAYS;
  await database.longDb.deleteFrom('install_event').where('day', '<', oldest).execute();
  await database.longDb.deleteFrom('install_visitor').where('landed_day', '<', oldest).execute();
}
