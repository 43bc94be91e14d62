import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** A game session lives as long as the account session that opened it. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [`alter table game_session add column account_session text`]);
}
