import type { Tables } from '#server/database/tables.ts';
import type { Kysely } from 'kysely';

/** Selects the player's orders that can still be paid. */
export const selectWaitingDeposits = (db: Kysely<Tables>, playerId: number, now: number) =>
  db
    .selectFrom('deposit_order')
    .where('player_id', '=', playerId)
    .where('status', '=', 0)
    .where('expires_at', '>', now);
