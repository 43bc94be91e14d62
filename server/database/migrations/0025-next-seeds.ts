import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * The seed that follows is drawn, and its fingerprint shown, before the player chooses theirs. Null in a
 * seed from before, until it is next looked at.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `alter table game_seed add column next_seed text, add column next_hash text`,
  ]);
}
