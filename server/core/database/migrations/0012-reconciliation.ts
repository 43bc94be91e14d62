import { sql, type Kysely } from 'kysely';

/** The nights on which all money is compared: each is done once, by one of the servers. */
export async function addReconciliation(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reconciliation (
      day integer primary key,
      attempts integer not null default 0,
      due_at bigint check ((due_at is null) = (ended_at is not null)),
      ended_at bigint,
      disagreements integer
    )`.execute(db);
  await sql`create index reconciliation_due on reconciliation (due_at) where due_at is not null`.execute(
    db,
  );
  await sql`create index postback_failed on postback (id) where state = 'failed'`.execute(db);
}
