import { moveOrder } from '#server/withdrawals/move-order.ts';
import { OrderStatus } from '#server/withdrawals/order-status.ts';
import type { Market } from '#domain/market.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Trx } from '#server/database/transact.ts';

/** Rejects the player's open withdrawals: their amounts go back to the coins. */
export async function rejectWithdrawals(
  trx: Trx,
  playerId: number,
  market: Market,
  now: EpochMs,
): Promise<void> {
  const orders = await trx
    .selectFrom('withdrawal_order')
    .where('player_id', '=', playerId)
    .where('status', 'in', [OrderStatus.waiting, OrderStatus.inProcess])
    .selectAll()
    .execute();
  for (const order of orders) {
    await moveOrder(trx, order, { to: OrderStatus.rejected, now, market });
  }
}
