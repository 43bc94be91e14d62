import { sql, type Kysely } from 'kysely';
import { mailboxKey } from '#server/mailbox-key.ts';
import { runStatements } from './run-statements.ts';

/** Mailboxes are compared by a key that the server computes: SQL did not know quotes and comments. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [`alter table player alter column email_key drop expression if exists`]);
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from player where email ~ '["()\\\\]|[^ -~]|^\\+|\\.$'`.execute(db);
  for (const { id, email } of rows) {
    await sql`update player set email_key = ${mailboxKey(email)} where id = ${id}`.execute(db);
  }
}
