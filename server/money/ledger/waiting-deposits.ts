import { sql, type Kysely } from 'kysely';
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
export async function waitingSumOf(
  db: Kysely<Tables>,
  playerId: number,
  now: number,
): Promise<MinorUnits> {
  const { waiting } = await selectWaitingDeposits(db, playerId, now)
    .select(sql<MinorUnits>`coalesce(sum(amount), 0)::bigint`.as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}
