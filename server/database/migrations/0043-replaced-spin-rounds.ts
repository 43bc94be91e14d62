import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Rounds that a demo's scenario has replaced stay: the ledger and used tickets refer to them. Before, they
 * were deleted.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, ['alter table spin_round add column if not exists replaced_at bigint']);
}
