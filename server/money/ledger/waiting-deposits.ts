import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Selects the player's orders that can still be paid. */
export const selectWaitingDeposits = (db: Kysely<Tables>, playerId: number, now: number) =>
  db
    .selectFrom('deposit_order')
    .where('player_id', '=', playerId)
    .where('status', '=', 0)
    .where('expires_at', '>', now);

/** The sum of these orders: every limit on deposits counts it, or several orders would each fit into it. */
export const waitingSum = (playerId: number, now: number): RawBuilder<MinorUnits> =>
  sql`(select coalesce(sum(amount), 0)::bigint from deposit_order
    where player_id = ${playerId} and status = 0 and expires_at > ${now})`;
