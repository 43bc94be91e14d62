import { sql } from 'kysely';
import { DAY_MS } from '#shared/time/duration.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** Any number, the same in every process of the server. */
const LOCK = 7_268_192;
const DEFAULT_PARTITION = 'install_event_other';

interface Month {
  partition: string;
  /** Days from the epoch; `to` is the first day of the next month. */
  from: number;
  to: number;
}

/** The calendar month of a day. */
function monthOf(day: number): Month {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const name = `${year}_${String(month + 1).padStart(2, '0')}`;
  return {
    partition: `install_event_${name}`,
    from: Date.UTC(year, month, 1) / DAY_MS,
    to: Date.UTC(year, month + 1, 1) / DAY_MS,
  };
}

/** Creates the partitions of `install_event` for a range of days, both included. */
export async function ensureMonths(
  database: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let month = monthOf(from); month.from <= to; month = monthOf(month.to)) {
    await ensureMonth(database, month);
  }
}

async function ensureMonth(database: Database, month: Month): Promise<void> {
  const { partition, from, to } = month;
  const found = await sql<{ is_there: boolean }>`
    select to_regclass(${partition}) is not null as is_there`.execute(database.db);
  if (found.rows[0]?.is_there === true) return;
  await transact(database, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    // A month with rows in the default partition stays there: it cannot be split off.
    const { rows } = await sql<{ is_taken: boolean }>`
      select exists (
        select from ${sql.table(DEFAULT_PARTITION)} where day >= ${from}::integer and day < ${to}::integer
      ) as is_taken`.execute(trx);
    if (rows[0]?.is_taken === true) return;
    await sql`
      create table if not exists ${sql.table(partition)} partition of install_event
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx);
  });
}

/** Deletes raw events before a day, whole months at once. */
export async function dropEventsBefore(database: Database, day: number): Promise<void> {
  const { longDb } = database;
  const { rows } = await sql<{ partition: string }>`
    select relname as partition from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'install_event'::regclass and relname <> ${DEFAULT_PARTITION}`.execute(
    longDb,
  );
  const last = monthOf(day).partition;
  for (const { partition } of rows) {
    if (partition >= last) continue;
    // In a transaction with a timeout: while it waits for the table lock, every new event waits behind it.
    await transact(database, (trx) => sql`drop table ${sql.table(partition)}`.execute(trx));
  }
  await longDb.deleteFrom('install_event').where('day', '<', day).execute();
}
