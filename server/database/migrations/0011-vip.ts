import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Claimed bonuses of the VIP ladder. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table vip_claim (
      player_id bigint not null references player (id) on delete cascade,
      kind smallint not null check (kind between 1 and 4),
      period text not null,
      level smallint not null,
      amount bigint not null check (amount > 0),
      created_at bigint not null,
      primary key (player_id, kind, period)
    )`,
  ]);
}
