import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Allows sessions of duels, matches and fishing. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `alter table game_session drop constraint game_session_kind_check`,
    `alter table game_session add constraint game_session_kind_check
      check (kind in ('reels', 'fishing', 'cards', 'match', 'duel', 'rise'))`,
  ]);
}
