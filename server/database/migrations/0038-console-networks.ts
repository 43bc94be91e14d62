import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** A session of the console remembers the network it was opened from, where strangers cannot lock it out. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `alter table console_session add column if not exists network text not null default ''`,
  ]);
}
