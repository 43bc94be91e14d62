import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Tokens of programs that read reports. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table console_token (
      id serial primary key,
      account_id integer not null references console_account (id) on delete cascade,
      name text not null,
      token_hash text not null unique,
      created_at bigint not null,
      used_at bigint
    )`,
    `create index console_token_account on console_token (account_id)`,
  ]);
}
