import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Claimed tasks, and the app's reports of sharing and following. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    // A period is the market's day, or 0 for tasks that are done once.
    `create table task_claim (
      player_id bigint not null references player (id) on delete cascade,
      period integer not null,
      task_id bigint not null,
      created_at bigint not null,
      primary key (player_id, period, task_id)
    )`,
    `create table task_step_claim (
      player_id bigint not null references player (id) on delete cascade,
      period integer not null,
      num integer not null,
      created_at bigint not null,
      primary key (player_id, period, num)
    )`,
    `create table action_log (
      player_id bigint not null references player (id) on delete cascade,
      day integer not null,
      action_type smallint not null check (action_type between 1 and 8),
      times integer not null default 1,
      primary key (player_id, action_type, day)
    )`,
  ]);
}
