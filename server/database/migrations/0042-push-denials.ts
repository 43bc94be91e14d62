import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Counts how often in a row a push service denied our messages for a browser, as after a change of the key. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    'alter table push_subscription add column if not exists denials integer not null default 0',
  ]);
}
