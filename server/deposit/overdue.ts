import { closeDeposit } from '#server/money/ledger/deposit-order.ts';
import { payDeposit } from '#server/deposit/paid.ts';
import type { DepositEffects } from '#server/deposit/paid-deposit.ts';
import { transact } from '#server/core/database/transact.ts';
import { ProviderDown, type PaymentState } from '#server/money/payments/provider.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import { markets, type Market } from '#shared/market/market.ts';
import type { Payments } from '#server/money/payments/payments.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** How often a waiting order's provider is queried while its player waits. */
const ASK_MS = 10_000;
/** Orders per sweep; the next sweep continues. */
const SWEPT = 500;

export interface DepositKeeper {
  database: Database;
  payments: Payments;
  market: Market;
  depositEffects: DepositEffects;
}

/**
 * Refreshes an order: queries the provider from time to time, because callbacks can be lost, and expires it
 * when its time is over. While the provider does not answer the order stays open: it may have been paid.
 */
export async function refreshOrder(
  { database, payments, market, depositEffects }: DepositKeeper,
  order: DepositOrder,
  now: EpochMs,
): Promise<void> {
  const isOverdue = order.expires_at <= now;
  if (order.status !== 0 || (!isOverdue && now - order.asked_at < ASK_MS)) return;
  const stands = await ask(payments, database, order);
  await transact(database, async (trx) => {
    if (stands?.state === 'paid' && stands.currency === markets[market].currency) {
      const payment = { orderNo: order.order_no, paid: stands.amount, now };
      await payDeposit(trx, payment, depositEffects);
    } else if (stands?.state === 'declined') {
      await closeDeposit(trx, order.order_no, 'declined', now);
    } else if (isOverdue && stands) {
      await closeDeposit(trx, order.order_no, 'expired', now);
    } else {
      await trx
        .updateTable('deposit_order')
        .where('order_no', '=', order.order_no)
        .set({ asked_at: now })
        .execute();
    }
  });
}

/** @returns undefined when the provider does not answer */
async function ask(
  payments: Payments,
  { db }: Database,
  { provider, payment_id: paymentId }: DepositOrder,
): Promise<PaymentState | undefined> {
  try {
    return await payments.named(provider)?.queryPayment(db, paymentId);
  } catch (error) {
    if (error instanceof ProviderDown) return undefined;
    throw error;
  }
}

/** Ends the overdue orders of a player, or of all. */
export async function endOverdue(
  keeper: DepositKeeper,
  now: EpochMs,
  playerId?: number,
): Promise<void> {
  const { db } = keeper.database;
  const overdue = db
    .selectFrom('deposit_order')
    .where('status', '=', 0)
    .where('expires_at', '<=', now)
    .selectAll()
    .limit(SWEPT);
  const orders = await (
    playerId === undefined ? overdue : overdue.where('player_id', '=', playerId)
  ).execute();
  for (const order of orders) await refreshOrder(keeper, order, now);
}
