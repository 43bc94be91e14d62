import { sql, type Kysely } from 'kysely';

/** Corrections of players' balances by operators. */
export async function addCorrections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table balance_correction (
      id bigint generated always as identity primary key,
      player_id bigint not null references player (id),
      amount bigint not null check (amount <> 0),
      created_at bigint not null
    )`.execute(db);
}
