import { sql, type Kysely } from 'kysely';

/** Operators' notes on players, and the ends of restrictions. */
export async function addPlayerNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_note (
      id bigint generated always as identity primary key,
      player_id bigint not null references player (id) on delete cascade,
      author text not null,
      note text not null,
      created_at bigint not null
    )`.execute(db);
  await sql`create index player_note_player on player_note (player_id, id)`.execute(db);
  await sql`
    create table restriction_end (
      player_id bigint not null references player (id) on delete cascade,
      restriction text not null check (
        restriction in ('frozen', 'no-deposits', 'no-play', 'no-withdrawals')),
      until_at bigint not null,
      primary key (player_id, restriction)
    )`.execute(db);
  await sql`create index restriction_end_until on restriction_end (until_at)`.execute(db);
}
