import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Console accounts, their sessions, and the action log. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table console_account (
      id serial primary key,
      name text not null unique,
      role text not null check (role in ('marketer', 'operator')),
      password_hash text not null,
      totp_secret text,
      totp_pending text,
      totp_step bigint not null default 0,
      created_at bigint not null
    )`,
    `create table console_session (
      token_hash text primary key,
      account_id integer not null references console_account (id) on delete cascade,
      created_at bigint not null,
      seen_at bigint not null
    )`,
    `create index console_session_account on console_session (account_id)`,
    `create table console_action (
      id bigserial primary key,
      happened_at bigint not null,
      actor text not null,
      action text not null,
      detail jsonb not null
    )`,
    `create index console_action_time on console_action (happened_at)`,
  ]);
}
