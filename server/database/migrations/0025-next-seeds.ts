import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * The next seed is drawn, and its hash shown, before the player chooses theirs. Null in earlier seeds until
 * they are next read.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `alter table game_seed add column next_seed text, add column next_hash text`,
  ]);
}
