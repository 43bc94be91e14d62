import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Mail with rewards, pictures and buttons, and deletion by the player. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `alter table mail
      add column rewards jsonb,
      add column claimed_at bigint,
      add column deleted_at bigint,
      add column img_url text,
      add column button_title text,
      add column click_type smallint not null default 0 check (click_type between 0 and 3),
      add column click_action text`,
    // A player's mail of one type, newest first.
    `create index mail_of_player on mail (player_id, type, sent_at desc, id desc)
      where deleted_at is null`,
    `drop index mail_unread`,
    `create index mail_unread on mail (player_id, expires_at)
      where read_at is null and deleted_at is null`,
  ]);
}
