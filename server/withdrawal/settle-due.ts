import { transact, type Trx } from '#server/core/database/transact.ts';
import { lockOrder, moveOrder, stepsOf } from '#server/withdrawal/move-order.ts';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import { epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { subtract } from '#shared/money/money.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { OrderRow } from '#server/withdrawal/place-order.ts';
import type { PayoutProvider, PayoutState } from '#server/withdrawal/payout-provider.ts';
import type { Kysely } from 'kysely';

/** Most orders moved per call. */
const AT_ONCE = 200;
/** Delay before an unreachable provider is retried. */
const RETRY_MS = MINUTE_MS;

/** Everything settling needs; the market is from the settings. */
export interface SettlingPorts extends Pick<CorePorts, 'database' | 'settings'> {
  readonly payouts: PayoutProvider;
  readonly push: WakeLoop;
}

/**
 * Moves due orders on: from review to the bank, and to their end. Any process may run it at any time; an
 * order moves once.
 * @param playerId limits it to one player, before a balance or order is sent
 */
export async function settleDueWithdrawals(
  context: SettlingPorts,
  now: EpochMs,
  playerId?: number,
): Promise<void> {
  const { database, payouts, push } = context;
  const due = await selectDueWithdrawals(database.db, now, playerId)
    .orderBy('next_at')
    .limit(AT_ONCE)
    .selectAll()
    .execute();
  for (const found of due) {
    const order = found.status === OrderStatus.waiting ? await approve(context, found, now) : found;
    if (order?.status !== OrderStatus.inProcess) continue;
    const state = await askFor(payouts, order, now);
    const hasEnded = await transact(database, (trx) => settle(context, trx, order, state, now));
    if (hasEnded) push.wake();
  }
}

/** Selects the due orders of one player or of all. */
export function selectDueWithdrawals(db: Kysely<Tables>, now: number, playerId?: number) {
  return db
    .selectFrom('withdrawal_order')
    .where('next_at', '<=', now)
    .where((eb) => eb.and(playerId === undefined ? {} : { player_id: playerId }));
}

/** Ends a due review automatically. @returns the order's current row */
function approve(
  { database, settings }: SettlingPorts,
  { order_no: orderNo, next_at: dueAt }: OrderRow,
  now: EpochMs,
): Promise<OrderRow | undefined> {
  const at = epochMs(Math.min(now, dueAt ?? now));
  return transact(database, async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (order?.next_at !== dueAt || order.status !== OrderStatus.waiting) return order;
    const to = OrderStatus.inProcess;
    await moveOrder(trx, order, { to, now: at, market: settings.market, nextAt: now });
    return lockOrder(trx, orderNo);
  });
}

async function askFor(
  payouts: PayoutProvider,
  order: OrderRow,
  now: EpochMs,
): Promise<PayoutState> {
  const sent = stepsOf(order).find(({ status }) => status === OrderStatus.inProcess);
  const payout = {
    orderNo: order.order_no,
    amount: subtract(order.amount, order.fee),
    bankId: order.bank_id,
    realname: order.realname,
    account: order.account,
    channelId: order.channel_id,
    sentAt: sent?.time ?? epochMs(order.updated_at),
    now,
  };
  return payouts
    .payOut(payout)
    .catch((): PayoutState => ({ state: 'pending', askAgainAt: epochMs(now + RETRY_MS) }));
}

const END = { paid: OrderStatus.success, failed: OrderStatus.fail, rejected: OrderStatus.rejected };

/** @returns true when this ended the order */
async function settle(
  { settings: { market } }: SettlingPorts,
  trx: Trx,
  { order_no: orderNo }: OrderRow,
  answer: PayoutState,
  now: EpochMs,
): Promise<boolean> {
  const order = await lockOrder(trx, orderNo);
  if (!order || order.status !== OrderStatus.inProcess) return false;
  if (answer.state === 'pending') {
    await trx
      .updateTable('withdrawal_order')
      .where('order_no', '=', order.order_no)
      .set({ next_at: answer.askAgainAt })
      .execute();
    return false;
  }
  const why = answer.state === 'paid' ? {} : { code: answer.code, text: answer.text };
  return moveOrder(trx, order, { to: END[answer.state], now, market, ...why });
}
