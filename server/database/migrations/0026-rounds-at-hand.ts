import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * The index includes the columns that a player's record counts and sums: otherwise ten thousand rounds would
 * be read from as many pages.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `drop index game_round_player`,
    `create index game_round_player on game_round (player_id, is_demo, created_at)
      include (ended_at, bet, win, game_id, brand_id)`,
  ]);
}
