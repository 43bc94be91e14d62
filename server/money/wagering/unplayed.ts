/**
 * Deposits released from wagering because their player may not bet. The money is the player's, but it came in
 * and would go out unplayed, so the operator reviews it first.
 */
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** Releases the player's deposits from further wagering. */
export async function letGoOfBets(trx: Trx, playerId: number, now: EpochMs): Promise<void> {
  await trx
    .updateTable('wager_requirement')
    .where('player_id', '=', playerId)
    .where('source', '=', 'deposit')
    .where('state', '=', 'open')
    .set({ state: 'unplayed', ended_at: now })
    .execute();
}

/** Records a deposit paid while its player may not bet. A repeat adds nothing. */
export async function addUnplayed(
  trx: Trx,
  deposit: { playerId: number; orderNo: string; amount: MinorUnits; now: EpochMs },
): Promise<void> {
  const { playerId, orderNo, amount, now } = deposit;
  await trx
    .insertInto('wager_requirement')
    .values({
      player_id: playerId,
      source: 'deposit',
      reference: orderNo,
      locked: amount,
      need: amount,
      state: 'unplayed',
      created_at: now,
      ended_at: now,
    })
    .onConflict((conflict) => conflict.columns(['source', 'reference']).doNothing())
    .execute();
}

/** Released deposits whose money may still be there, oldest first. */
export function unplayedDeposits(db: Kysely<Tables>, playerId: number) {
  return db
    .selectFrom('wager_requirement as requirement')
    .leftJoin('deposit_order', 'deposit_order.order_no', 'requirement.reference')
    .where('requirement.player_id', '=', playerId)
    .where('requirement.state', '=', 'unplayed')
    .orderBy('requirement.id')
    .select(['requirement.reference as orderNo', 'requirement.locked as amount'])
    .select(['requirement.ended_at as letGoAt', 'deposit_order.channel_name as channel'])
    .execute();
}

/**
 * The part of these deposits that no withdrawal has taken yet, as one value of a larger statement. Without
 * such deposits no withdrawal is read.
 */
export const selectUnplayedLeft = (playerId: number): RawBuilder<MinorUnits> =>
  sql`(select case when count(*) = 0 then 0 else greatest(0, sum(released.locked) - (
      select coalesce(sum(unplayed), 0) from withdrawal_order
      where player_id = ${playerId} and status not in (${OrderStatus.fail}, ${OrderStatus.rejected})
        and created_at >= min(released.ended_at)))::bigint end
    from wager_requirement as released where player_id = ${playerId} and state = 'unplayed')`;
