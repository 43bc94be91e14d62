import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** A bet names the deposits whose locked coins it took, so that its win is locked under them again. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `alter table counted_bet add column if not exists taken_from jsonb not null default '[]'`,
  ]);
}
