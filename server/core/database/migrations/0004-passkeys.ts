import { sql, type Kysely } from 'kysely';

/** Passkeys, and the tickets of their challenges. */
export async function addPasskeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      id text primary key,
      credential_id text not null unique,
      player_id bigint not null references player (id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at bigint not null,
      last_used_at bigint
    )`.execute(db);
  await sql`create index passkey_player on passkey (player_id)`.execute(db);
  await sql`
    create table passkey_ticket (
      ticket_hash text primary key,
      purpose text not null,
      challenge text not null,
      player_id bigint references player (id) on delete cascade,
      expires_at bigint not null,
      used_at bigint
    )`.execute(db);
  await sql`create index passkey_ticket_expires_at on passkey_ticket (expires_at)`.execute(db);
}
