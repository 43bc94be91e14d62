import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** The table that transactions lock to run concurrently or alone (`transact.ts`); it never has rows. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [`create table transact_gate ()`]);
}
