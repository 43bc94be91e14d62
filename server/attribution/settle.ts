import { sql } from 'kysely';
import { WINDOW_DAYS } from '#server/attribution/visitor.ts';
import { transact, type Trx } from '#server/database/transact.ts';
import { readFact, writeFact } from '#server/facts.ts';
import type { Market } from '#domain/market.ts';
import { marketDay } from '#server/market-day.ts';
import type { Database } from '#server/database/open-database.ts';
import type { EpochMs } from '#domain/duration.ts';

/** Raw events, and what is known of single phones, are kept so long; sums of days for ever. */
export const KEEP_EVENTS_DAYS = 400;

/** A day whose visitors can take no further step, with a day for a report that was under way. */
const SETTLED_AFTER_DAYS = WINDOW_DAYS + 2;

/** The last settled day: later ones are counted from their visitors. */
export const settledUntil = async (db: Database['db'] | Trx): Promise<number> =>
  (await readFact(db, 'installs-settled')) ?? 0;

/** Adds up the days that cannot change any more, so that no report reads their visitors again. */
export async function settleDays(database: Database, market: Market, now: EpochMs): Promise<void> {
  const until = marketDay(market, now).number - SETTLED_AFTER_DAYS;
  const settle = async (trx: Trx): Promise<void> => {
    const settled = await settledUntil(trx);
    if (settled >= until) return;
    for (const touch of ['first', 'last'] as const) {
      const referrer = sql.ref(`${touch}_referrer`);
      const campaign = sql.ref(`${touch}_campaign`);
      await sql`
        insert into install_cell (day, touch, referrer, campaign, ua_class, reached, visitors)
        select landed_day, ${touch}::text, ${referrer}, ${campaign}, ua_class, reached, count(*)::integer
        from install_visitor where landed_day between ${settled + 1} and ${until}
        group by landed_day, ${referrer}, ${campaign}, ua_class, reached
      `.execute(trx);
    }
    await writeFact(trx, 'installs-settled', until);
  };
  await transact(database, settle, { isLong: true });
}

/** Opens settled days again, for visitors that are put there afterwards (the demo's traffic). */
export async function unsettleFrom(trx: Trx, day: number): Promise<void> {
  const settled = await settledUntil(trx);
  if (settled < day) return;
  await trx.deleteFrom('install_cell').where('day', '>=', day).execute();
  await writeFact(trx, 'installs-settled', day - 1);
}

/** Settles, then forgets what is older than `KEEP_EVENTS_DAYS`. */
export async function sweepInstalls(
  database: Database,
  market: Market,
  now: EpochMs,
): Promise<void> {
  await settleDays(database, market, now);
  const oldest = marketDay(market, now).number - KEEP_EVENTS_DAYS;
  await database.longDb.deleteFrom('install_event').where('day', '<', oldest).execute();
  await database.longDb.deleteFrom('install_visitor').where('landed_day', '<', oldest).execute();
}
