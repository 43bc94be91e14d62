import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import { dropEventsBefore, ensureMonths } from '#server/marketing/events/event-months.ts';
import { settlePlayers } from '#server/marketing/revenue/settle-players.ts';
import { transact } from '#server/core/database/transact.ts';
import { marketDay } from '#server/core/market-day.ts';
import { WINDOW_DAYS } from '#server/marketing/events/visitor.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** Raw events and data of single installs are stored this long; sums of days permanently. */
export const KEEP_EVENTS_DAYS = 400;

/** Months of raw events are created this many days ahead, and back for events that are reported late. */
const DAYS_AHEAD = 40;
const DAYS_BACK = WINDOW_DAYS + 1;

/** Creates the months that events are stored in. */
export async function prepareInstalls(
  database: Database,
  market: Market,
  now: EpochMs,
): Promise<void> {
  const today = marketDay(market, now).number;
  await ensureMonths(database, { from: today - DAYS_BACK, to: today + DAYS_AHEAD });
}

/** Counts changes, then deletes data older than `KEEP_EVENTS_DAYS`. */
export async function sweepInstalls(
  database: Database,
  market: Market,
  now: EpochMs,
): Promise<void> {
  await prepareInstalls(database, market, now);
  // Uncounted changes must not be deleted.
  if (!(await countSums(database, market, now))) return;
  const oldest = marketDay(market, now).number - KEEP_EVENTS_DAYS;
  await dropEventsBefore(database, oldest);
  await transact(
    database,
    async (trx) => {
      const gone = await trx
        .deleteFrom('install_visitor')
        .where('landed_day', '<', oldest)
        .returning('player_id')
        .execute();
      await settlePlayers(
        trx,
        gone.map(({ player_id: id }) => id),
      );
    },
    { isLong: true, isReadCommitted: true },
  );
}
