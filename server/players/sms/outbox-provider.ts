import type { Clock } from '#server/core/clock.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { SmsMessage, SmsProvider } from '#server/players/sms/sms-provider.ts';
import type { Kysely } from 'kysely';

/** Sends nothing: stores messages in a table for `/dev/outbox` and the operator. */
export function outboxProvider(db: Kysely<Tables>, clock: Clock): SmsProvider {
  return {
    async send({ to, text, scene }) {
      await db
        .insertInto('sms_outbox')
        .values({ recipient: to, text, scene, created_at: clock.now() })
        .execute();
    },
  };
}

export interface OutboxMessage extends SmsMessage {
  id: number;
  /** Epoch milliseconds. */
  time: number;
}

/** Newest messages first. @param to limits it to this number */
export async function readOutbox(
  db: Kysely<Tables>,
  limit: number,
  to?: string,
): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('sms_outbox')
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
  return rows.map(({ id, recipient, text, scene, created_at: time }) => ({
    id,
    to: recipient,
    text,
    scene,
    time,
  }));
}
