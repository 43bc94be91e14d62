import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** When activities run. A later migration adds the cash bonus (22). */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table activity (
      id integer primary key,
      is_running boolean not null default true,
      beginner_time bigint not null default 0,
      begin_time bigint,
      end_time bigint
    )`,
    `insert into activity (id, is_running) values
      (4, true), (15, true), (20, true), (21, true), (22, false), (25, true), (28, true)`,
  ]);
}
