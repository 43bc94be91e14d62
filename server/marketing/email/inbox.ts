import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';

/** A message in the inbox of a demo. */
export interface InboxEmail {
  id: number;
  receivedAt: EpochMs;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachment: { name: string; text: string } | undefined;
}

const selectReceived = (db: Kysely<Tables>) => db.selectFrom('email_received').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof selectReceived>['execute']>>[number];

const emailOf = (row: Row): InboxEmail => ({
  id: row.id,
  receivedAt: row.received_at as EpochMs,
  recipient: row.recipient,
  subject: row.subject,
  text: row.body,
  html: row.html,
  attachment:
    row.attachment_name === null || row.attachment === null
      ? undefined
      : { name: row.attachment_name, text: row.attachment },
});

/** Newest first. */
export const readInbox = async (db: Kysely<Tables>): Promise<InboxEmail[]> =>
  (await selectReceived(db).orderBy('id', 'desc').execute()).map(emailOf);

export async function findReceived(
  db: Kysely<Tables>,
  id: number,
): Promise<InboxEmail | undefined> {
  const row = await selectReceived(db).where('id', '=', id).executeTakeFirst();
  return row && emailOf(row);
}
