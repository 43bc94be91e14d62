import { sql, type Kysely } from 'kysely';

/** Finds the newest paid deposits: how long they took is shown beside their channel. */
export async function indexPaidDeposits(db: Kysely<unknown>): Promise<void> {
  await sql`create index deposit_order_paid on deposit_order (ended_at) where status = 1`.execute(
    db,
  );
}
