import { closeDeposit, lockOrder } from '#server/money/ledger/deposit-order.ts';
import { payDeposit } from '#server/deposit/paid.ts';
import type { DepositEffects } from '#server/deposit/paid-deposit.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { CallbackOutcome } from '#server/core/database/deposit-tables.ts';
import type { Database } from '#server/core/database/open-database.ts';
import { fromCoins } from '#shared/money/money.ts';
import { markets, type Market } from '#shared/market/market.ts';
import type { PaymentEvent } from '#server/money/payments/provider.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Beyond it, a balance could leave the exact numbers: the operator looks first. */
const LARGEST_PAYMENT = fromCoins(1_000_000_000);

export interface TakenCallback {
  provider: string;
  event: PaymentEvent;
  market: Market;
  now: EpochMs;
  effects: DepositEffects;
}

/**
 * Handles a signed event of a provider: stores it and applies it once. A later event with the same number has
 * no effect.
 * @returns its outcome
 */
export function takeCallback(database: Database, taken: TakenCallback): Promise<CallbackOutcome> {
  const { provider, event, now } = taken;
  return transact(database, async (trx) => {
    const kept = await keepEvent(trx, provider, event, now);
    if (kept === undefined) return 'repeated';
    const outcome = await apply(trx, taken);
    await trx.updateTable('payment_event').where('id', '=', kept).set({ outcome }).execute();
    return outcome;
  });
}

/** @returns the event's row; undefined when the event is a repeat */
async function keepEvent(
  trx: Trx,
  provider: string,
  { eventId, orderNo, paymentId, result, amount, currency }: PaymentEvent,
  now: EpochMs,
): Promise<number | undefined> {
  const kept = await trx
    .insertInto('payment_event')
    .values({
      provider,
      event_id: eventId,
      order_no: orderNo,
      payment_id: paymentId,
      result,
      amount,
      currency,
      outcome: null,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
}

async function apply(
  trx: Trx,
  { provider, event, market, now, effects }: TakenCallback,
): Promise<CallbackOutcome> {
  const order = await lockOrder(trx, event.orderNo);
  const isOfOrder = order?.provider === provider && order.payment_id === event.paymentId;
  if (!order || !isOfOrder || event.currency !== markets[market].currency) return 'held';
  if (event.result === 'declined') {
    return (await closeDeposit(trx, order.order_no, 'declined', now)) ? 'closed' : 'repeated';
  }
  if (order.status === 1) return 'repeated';
  if (event.amount > LARGEST_PAYMENT) return 'held';
  const payment = { orderNo: order.order_no, paid: event.amount, now };
  if (!(await payDeposit(trx, payment, effects))) return 'held';
  return order.status === 0 && now < order.expires_at ? 'credited' : 'credited-late';
}
