import { randomInt } from 'node:crypto';
import { post } from '#server/ledger/post.ts';
import { dayText } from '#server/market-day.ts';
import { OrderStatus } from '#server/withdrawals/order-status.ts';
import { subtract, ZERO, type MinorUnits } from '#domain/money.ts';
import type { WithdrawalOrderTable } from '#server/database/withdrawal-tables.ts';
import type { Trx } from '#server/database/transact.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Selectable } from 'kysely';

export type OrderRow = Selectable<WithdrawalOrderTable>;

/** An order that may be: all rules were checked. */
export interface NewOrder {
  playerId: number;
  amount: MinorUnits;
  fee: MinorUnits;
  /** The part that goes out as it came in, see `server/wagering/unplayed.ts`. */
  unplayed: MinorUnits;
  bank: { bankId: number; bankName: string; realname: string; mobile: string };
  channelId: number;
  /** The market's day whose limits it counts towards. */
  day: number;
  etaAt: EpochMs;
  /** When its review ends by itself; null = the operator ends it. */
  nextAt: EpochMs | null;
  now: EpochMs;
}

const ORDER_DIGITS = 10;

/** `W202611210123456789`: the market's day, and digits that cannot be guessed. */
const makeOrderNo = (day: number): string =>
  `W${dayText(day).replaceAll('-', '')}${String(randomInt(10 ** ORDER_DIGITS)).padStart(ORDER_DIGITS, '0')}`;

/**
 * Takes the amount from the coins, holds it, and writes the order.
 * @throws InsufficientBalance
 */
export async function placeOrder(trx: Trx, order: NewOrder): Promise<OrderRow> {
  const { playerId, amount, bank, now } = order;
  const orderNo = makeOrderNo(order.day);
  // Before the order: whoever comes second waits for the wallet, and then sees the first one's order.
  await post(trx, {
    kind: 'withdraw',
    reference: orderNo,
    entries: [
      { wallet: { playerId, kind: 'coin' }, amount: subtract(ZERO, amount) },
      { wallet: { playerId, kind: 'hold' }, amount },
    ],
    now,
  });
  return trx
    .insertInto('withdrawal_order')
    .values({
      order_no: orderNo,
      player_id: playerId,
      amount,
      fee: order.fee,
      unplayed: order.unplayed,
      bank_id: bank.bankId,
      bank_name: bank.bankName,
      realname: bank.realname,
      account: bank.mobile,
      channel_id: order.channelId,
      status: OrderStatus.waiting,
      eta_at: order.etaAt,
      day: order.day,
      fail_code: null,
      fail_text: null,
      steps: JSON.stringify([{ status: OrderStatus.waiting, time: now }]),
      next_at: order.nextAt,
      created_at: now,
      updated_at: now,
      refunded_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
