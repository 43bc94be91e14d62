import type { Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import { lockOrder, moveOrder } from '#server/withdrawal/move-order.ts';
import { cameBack, OrderStatus } from '#server/money/ledger/order-status.ts';
import { placeOrder, type NewOrder } from '#server/withdrawal/place-order.ts';
import { epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { add, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** An order of a scenario; one in progress stays until the operator moves it. */
export interface PreparedOrder {
  amount: MinorUnits;
  status: OrderStatus;
  /** Time since it was requested. */
  minutesAgo: number;
}

export interface OrderOwner {
  playerId: number;
  bank: NewOrder['bank'];
  market: Market;
  now: EpochMs;
}

const ETA_MS = 30 * MINUTE_MS;
/** The channel of prepared orders: the first one with payouts. */
const CHANNEL = 1;

const REASON = {
  ph: {
    [OrderStatus.fail]: 'The bank does not know this account.',
    [OrderStatus.rejected]: 'The name does not fit the account.',
  },
  th: {
    [OrderStatus.fail]: 'ธนาคารไม่พบบัญชีนี้',
    [OrderStatus.rejected]: 'ชื่อไม่ตรงกับบัญชี',
  },
} as const;

/** A time just before the first of the orders. */
export const oldestOf = (orders: readonly PreparedOrder[], now: EpochMs): EpochMs =>
  epochMs(Math.min(now, ...orders.map(({ minutesAgo }) => now - minutesAgo * MINUTE_MS - 1)));

/** The sum returned by failed orders. */
export const cameBackOf = (orders: readonly PreparedOrder[]): MinorUnits =>
  add(...orders.filter(({ status }) => cameBack(status)).map(({ amount }) => amount));

/** Creates orders with their money; their steps are a third of their age apart. */
export async function prepareOrders(
  trx: Trx,
  owner: OrderOwner,
  orders: readonly PreparedOrder[],
): Promise<void> {
  for (const order of orders) await prepareOrder(trx, owner, order);
}

async function prepareOrder(
  trx: Trx,
  { playerId, bank, market, now }: OrderOwner,
  { amount, status, minutesAgo }: PreparedOrder,
): Promise<void> {
  const at = epochMs(now - minutesAgo * MINUTE_MS);
  const stepMs = (now - at) / 3;
  const { order_no: orderNo } = await placeOrder(trx, {
    playerId,
    amount,
    fee: ZERO,
    unplayed: ZERO,
    bank,
    channelId: CHANNEL,
    day: marketDay(market, now).number,
    etaAt: epochMs(at + ETA_MS),
    nextAt: null,
    now: at,
  });
  if (status === OrderStatus.waiting) return;
  const moves = status === OrderStatus.inProcess ? [status] : [OrderStatus.inProcess, status];
  for (const [index, to] of moves.entries()) {
    const order = await lockOrder(trx, orderNo);
    if (!order) throw new Error(`order ${orderNo} is gone`);
    const text =
      to === OrderStatus.fail || to === OrderStatus.rejected ? REASON[market][to] : undefined;
    await moveOrder(trx, order, { to, now: epochMs(at + (index + 1) * stepMs), market, text });
  }
}
