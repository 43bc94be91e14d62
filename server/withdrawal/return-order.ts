import { coinsFrom, post } from '#server/money/ledger/post.ts';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import { notifyPlayer } from '#server/players/push/notify-player.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { stepsOf } from '#server/withdrawal/move-order.ts';
import { RETURNED_TEXT } from '#server/withdrawal/order-texts.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Market } from '#shared/market/market.ts';
import type { OrderRow } from '#server/withdrawal/place-order.ts';

/**
 * Puts the amount of a locked, paid order back on the player's balance, with its fee: the bank sent it back.
 * The order has failed then; it still counts towards the limits of its day.
 * @param reason for the player
 * @returns false for an order that is not paid, or was returned before
 */
export async function returnOrder(
  trx: Trx,
  order: OrderRow,
  { now, market, reason }: { now: EpochMs; market: Market; reason: string | undefined },
): Promise<boolean> {
  if (order.status !== OrderStatus.success) return false;
  const { order_no: orderNo, player_id: playerId, amount } = order;
  await post(trx, {
    kind: 'withdraw-returned',
    reference: orderNo,
    entries: coinsFrom('house:withdraw', playerId, amount),
    now,
    text: RETURNED_TEXT[market],
  });
  const status = OrderStatus.fail;
  // The clock may have been set back: an order's times never decrease.
  const time = epochMs(Math.max(now, order.updated_at));
  await trx
    .updateTable('withdrawal_order')
    .where('order_no', '=', order.order_no)
    .set({
      status,
      steps: JSON.stringify([...stepsOf(order), { status, time }]),
      updated_at: time,
      fail_text: reason ?? null,
      refunded_at: time,
      returned_at: time,
    })
    .execute();
  const notification = { kind: 'withdrawal', orderNo, end: status } as const;
  await notifyPlayer(trx, playerId, { notification, market, now });
  return true;
}
