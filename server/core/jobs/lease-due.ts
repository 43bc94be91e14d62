import { sql, type RawBuilder } from 'kysely';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** What a process takes for itself. */
export interface Lease {
  now: EpochMs;
  /** From then on another process may take the jobs: this one has crashed. */
  until: number;
  limit: number;
}

/** A table of jobs, with the columns `attempts` and `due_at`. */
interface JobTable {
  name: keyof Tables;
  /** Columns of the key; of jobs due at the same time, the smallest is first. */
  key: readonly [string, ...string[]];
  /** Narrows the jobs down. */
  where?: RawBuilder<unknown>;
}

/**
 * The statement that leases due jobs, counts the coming attempt, and returns their rows. Processes that run it
 * at the same time never get the same row.
 */
export function leaseDue<Row>(
  { name, key, where = sql`true` }: JobTable,
  { now, until, limit }: Lease,
): RawBuilder<Row> {
  const table = sql.table(name);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  return sql<Row>`
    update ${table} set attempts = attempts + 1, due_at = ${until}
    where (${columns}) in (
      select ${columns} from ${table} where ${where} and due_at <= ${now}
      order by due_at, ${columns} limit ${limit} for update skip locked
    )
    returning *`;
}
