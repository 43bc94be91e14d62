import { randomInt } from 'node:crypto';
import { post } from '#server/money/ledger/post.ts';
import { dayText } from '#server/core/market-day.ts';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import { subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { WithdrawalOrderTable } from '#server/core/database/withdrawal-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Selectable } from 'kysely';

export type OrderRow = Selectable<WithdrawalOrderTable>;

/** An order that passed all checks. */
export interface NewOrder {
  playerId: number;
  amount: MinorUnits;
  fee: MinorUnits;
  /** The part that goes out unwagered, see `server/money/wagering/unplayed.ts`. */
  unplayed: MinorUnits;
  bank: { bankId: number; bankName: string; realname: string; mobile: string };
  channelId: number;
  /** The market's day whose limits it counts towards. */
  day: number;
  etaAt: EpochMs;
  /** When its review ends automatically; null = the operator ends it. */
  nextAt: EpochMs | null;
  now: EpochMs;
}

const ORDER_DIGITS = 10;

/** `W202611210123456789`: the market's day and unguessable digits. */
const makeOrderNo = (day: number): string =>
  `W${dayText(day).replaceAll('-', '')}${String(randomInt(10 ** ORDER_DIGITS)).padStart(ORDER_DIGITS, '0')}`;

/**
 * Moves the amount from the coins to the hold, and inserts the order, in one statement: a concurrent call waits
 * for the wallet, and then sees the order.
 * @throws InsufficientBalance
 */
export async function placeOrder(trx: Trx, order: NewOrder) {
  const { playerId, amount, bank, now } = order;
  const row = {
    order_no: makeOrderNo(order.day),
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
  };
  const posting = {
    kind: 'withdraw' as const,
    reference: row.order_no,
    entries: [
      { wallet: { playerId, kind: 'coin' as const }, amount: subtract(ZERO, amount) },
      { wallet: { playerId, kind: 'hold' as const }, amount },
    ],
    now,
  };
  const placed = trx.insertInto('withdrawal_order').values(row);
  return { ...row, posted: await post(trx, posting, { placed }) };
}
