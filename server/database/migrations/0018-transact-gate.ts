import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** What transactions lock to run beside each other or alone (`transact.ts`); it never has a row. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [`create table transact_gate ()`]);
}
