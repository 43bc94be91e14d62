import { stepOf } from '#server/game/play/rounds.ts';
import { viewOf } from '#server/game/rules/round.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { GameSession } from '#server/game/play/game-sessions.ts';
import type { Kysely } from 'kysely';

const PAGE = 20;

/**
 * The player's ended rounds of this game, newest first, with their proof: the server seed only where it has
 * been revealed.
 */
export async function roundEntries(db: Kysely<Tables>, session: GameSession, pageNo: number) {
  const rows = await db
    .selectFrom('game_round as round')
    .innerJoin('game_seed as seed', 'seed.id', 'round.seed_id')
    .where('round.player_id', '=', session.player_id)
    .where('round.game_id', '=', session.game_id)
    .where('round.is_demo', '=', session.is_demo)
    .where('round.ended_at', 'is not', null)
    .orderBy('round.created_at', 'desc')
    .orderBy('round.id', 'desc')
    .limit(PAGE)
    .offset((pageNo - 1) * PAGE)
    .selectAll('round')
    .select(['seed.server_seed', 'seed.server_hash', 'seed.client_seed', 'seed.revealed_at'])
    .execute();
  return rows.map((row) => ({
    roundNo: row.round_no,
    bet: row.bet,
    win: row.win ?? 0,
    time: row.created_at,
    nonce: row.nonce,
    clientSeed: row.client_seed,
    serverHash: row.server_hash,
    serverSeed: row.revealed_at === null ? null : row.server_seed,
    view: viewOf(stepOf(row)),
  }));
}
export type RoundEntry = Awaited<ReturnType<typeof roundEntries>>[number];

/** The bet of the player's newest round of this game, in hundredths; null before the first one. */
export async function lastBetOf(db: Kysely<Tables>, session: GameSession): Promise<number | null> {
  const row = await db
    .selectFrom('game_round')
    .where('player_id', '=', session.player_id)
    .where('game_id', '=', session.game_id)
    .where('is_demo', '=', session.is_demo)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('bet')
    .limit(1)
    .executeTakeFirst();
  return row?.bet ?? null;
}
