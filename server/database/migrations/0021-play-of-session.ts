import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** A game is played as long as the account's session lives that opened it. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [`alter table game_session add column account_session text`]);
}
