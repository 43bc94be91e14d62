import { post } from '#server/money/ledger/post.ts';
import { notifyPlayer } from '#server/players/push/notify-player.ts';
import { lapseIfPlayedDown } from '#server/money/wagering/lapse.ts';
import {
  cameBack,
  mayBecome,
  OrderStatus,
  type OrderEnd,
} from '#server/money/ledger/order-status.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Market } from '#shared/market/market.ts';
import type { OrderRow } from '#server/withdrawal/place-order.ts';

/** A state that an order reached, and when. */
export interface OrderStep {
  status: OrderStatus;
  time: EpochMs;
}

export interface Move {
  to: typeof OrderStatus.inProcess | OrderEnd;
  now: EpochMs;
  market: Market;
  /** When the order is due again; null = only the operator moves it on. */
  nextAt?: EpochMs | null;
  /** For a failed or rejected order. */
  code?: number | undefined;
  text?: string | undefined;
}

export const stepsOf = ({ steps }: Pick<OrderRow, 'steps'>): OrderStep[] => steps as OrderStep[];

/** Reads an order by number and locks it for this transaction. */
export function lockOrder(trx: Trx, orderNo: string): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('withdrawal_order')
    .where('order_no', '=', orderNo)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
}

/**
 * Moves a locked order and its money once: paid out of the hold, or back to the coins. The end queues a push
 * to the player: wake the sender after the commit.
 * @returns true when it moved; an order that has ended does not change
 */
export async function moveOrder(trx: Trx, order: OrderRow, move: Move): Promise<boolean> {
  const { to, now, market, nextAt = null, code, text } = move;
  if (!mayBecome(order.status, to)) return false;
  // The clock may have been set back: an order's times never decrease.
  const time = epochMs(Math.max(now, order.updated_at));
  if (to !== OrderStatus.inProcess) await moveMoney(trx, order, to, now);
  await trx
    .updateTable('withdrawal_order')
    .where('order_no', '=', order.order_no)
    .set({
      status: to,
      steps: JSON.stringify([...stepsOf(order), { status: to, time }]),
      next_at: nextAt,
      updated_at: time,
      fail_code: code ?? null,
      fail_text: text ?? null,
      refunded_at: cameBack(to) ? time : null,
    })
    .execute();
  if (to === OrderStatus.inProcess) return true;
  const { order_no: orderNo, player_id: playerId } = order;
  if (to === OrderStatus.success) await lapseIfPlayedDown(trx, playerId, now);
  const notification = { kind: 'withdrawal', orderNo, end: to } as const;
  await notifyPlayer(trx, playerId, { notification, market, now });
  return true;
}

async function moveMoney(
  trx: Trx,
  { order_no: orderNo, player_id: playerId, amount }: OrderRow,
  to: OrderEnd,
  now: EpochMs,
): Promise<void> {
  const isBack = cameBack(to);
  await post(trx, {
    kind: 'withdraw',
    // One reference for both ends, so that the database prevents both paying and returning an order.
    reference: `${orderNo}-end`,
    entries: [
      { wallet: { playerId, kind: 'hold' }, amount: negative(amount) },
      { wallet: isBack ? { playerId, kind: 'coin' } : 'house:withdraw', amount },
    ],
    now,
  });
}

const negative = (amount: MinorUnits): MinorUnits => subtract(ZERO, amount);
