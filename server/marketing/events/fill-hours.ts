import { sql, type Kysely } from 'kysely';
import {
  addTo,
  difference,
  type Contribution,
  type CountedFacts,
} from '#server/marketing/events/contribution.ts';
import { addToTables } from '#server/marketing/events/add-to-tables.ts';
import { hourContributionsOf } from '#server/marketing/events/hour-contribution.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Market } from '#shared/market/market.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Visitors of one transaction. */
const CHUNK = 500;
/** Most chunks of one call. */
const MOST_CHUNKS = 20;

/** Visitors that a server of a version before counted: in the sums by day, but not, or not so, in those by hour. */
const WITHOUT_HOURS = sql`counted is not null and counted_hours is distinct from counted`;

/**
 * Adds to the sums by hour the visitors that a server of a version before has counted, the latest first. Each is
 * added once, whichever server does it and wherever it stops.
 */
export async function fillHours(database: Database, market: Market): Promise<void> {
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const filled = await transact(database, (trx) => fillChunk(trx, market), {
      isReadCommitted: true,
    });
    if (filled < CHUNK) return;
  }
}

/** True while visitors are missing in the sums by hour. In the order of the index, or all visitors are read. */
export async function areHoursMissing(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select from install_visitor where ${WITHOUT_HOURS}
    order by landed_day desc limit 1`.execute(db);
  return rows.length > 0;
}

async function fillChunk(trx: Trx, market: Market): Promise<number> {
  const { rows } = await sql<{
    install_id: string;
    counted: CountedFacts;
    counted_hours: CountedFacts | null;
  }>`
    select install_id, counted, counted_hours from install_visitor where ${WITHOUT_HOURS}
    order by landed_day desc limit ${CHUNK} for update skip locked`.execute(trx);
  if (rows.length === 0) return 0;
  const sums = new Map<string, Contribution>();
  for (const { counted, counted_hours: before } of rows) {
    const earlier = before ? hourContributionsOf(before, market) : [];
    addTo(sums, difference(earlier, hourContributionsOf(counted, market)), 1);
  }
  await addToTables(trx, [...sums.values()]);
  await sql`
    update install_visitor set counted_hours = counted
    where install_id = any(${rows.map(({ install_id: id }) => id)}::uuid[])`.execute(trx);
  return rows.length;
}
