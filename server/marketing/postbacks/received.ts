import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** A request that the receiver of a demo got. */
export interface Received {
  receivedAt: EpochMs;
  eventId: string;
  method: string;
  content: string;
  /** Undefined without an answer. */
  answered: number | undefined;
}

/** The last ones, newest first. */
export async function readReceived(db: Kysely<Tables>): Promise<Received[]> {
  const rows = await db.selectFrom('postback_received').orderBy('id', 'desc').selectAll().execute();
  return rows.map((row) => ({
    receivedAt: row.received_at as EpochMs,
    eventId: row.event_id,
    method: row.method,
    content: row.content,
    answered: row.answered ?? undefined,
  }));
}
