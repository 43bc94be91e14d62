import { sql } from 'kysely';
import { transact } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** Installs of one transaction. */
const CHUNK = 500;
/** Most chunks of one call. */
const MOST_CHUNKS = 20;

/** Notes when installs that a version before has stored were last opened, from their events. */
export async function fillLastSeen(database: Database): Promise<void> {
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const filled = await transact(
      database,
      async (trx) => {
        const { numAffectedRows } = await sql`
          with waiting as (
            select install_id from install_visitor
            where install_ms is not null and last_seen_day is null
            limit ${CHUNK} for update skip locked
          )
          update install_visitor set last_seen_day = coalesce(
            (select max(day) from install_event where install_event.install_id = install_visitor.install_id),
            landed_day)
          from waiting where install_visitor.install_id = waiting.install_id`.execute(trx);
        return Number(numAffectedRows ?? 0);
      },
      { isReadCommitted: true },
    );
    if (filled < CHUNK) return;
  }
}
