import { sql, type Kysely } from 'kysely';

/** What each subscribed browser wants to be notified of; earlier ones are notified of everything. */
export async function addPushSettings(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table push_subscription
      add column wants_mail boolean not null default true,
      add column wants_gift boolean not null default true,
      add column wants_withdrawal boolean not null default true,
      add column is_quiet boolean not null default false`.execute(db);
}
