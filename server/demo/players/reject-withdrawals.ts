import { moveOrder } from '#server/withdrawal/move-order.ts';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import { selectPendingOrders } from '#server/money/ledger/withdrawn.ts';
import type { Market } from '#shared/market/market.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Rejects the player's open withdrawals: their amounts go back to the coins. */
export async function rejectWithdrawals(
  trx: Trx,
  playerId: number,
  market: Market,
  now: EpochMs,
): Promise<void> {
  for (const order of await selectPendingOrders(trx, playerId).selectAll().execute()) {
    await moveOrder(trx, order, { to: OrderStatus.rejected, now, market });
  }
}
