import { transact } from '#server/core/database/transact.ts';
import { sendCallback, type CallbackTaker } from '#server/demo/sandbox/send-callback.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { SandboxPaymentTable } from '#server/core/database/deposit-tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Selectable } from 'kysely';
import * as v from 'valibot';

type SandboxPayment = Selectable<SandboxPaymentTable>;

/** State of the cashier's page. */
export interface CashierState {
  orderNo: string;
  channelName: string;
  /** The total, and the fee within it. */
  amount: MinorUnits;
  fee: MinorUnits;
  currency: string;
  state: 'pending' | 'paid' | 'declined' | 'expired';
  expireTime: number;
  serverTime: number;
  /** Where the page leads back to, with the order's number; null for nowhere. */
  returnUrl: string | null;
  /** Origin that the framed page notifies; null for its own. */
  appOrigin: string | null;
}

export const paymentRequest = v.object({ paymentId: v.pipe(v.string(), v.maxLength(60)) });
export const decisionRequest = v.object({
  ...paymentRequest.entries,
  decision: v.picklist(['paid', 'declined']),
});

type Decision = v.InferOutput<typeof decisionRequest>['decision'];

/** Returns a payment's state; undefined when there is none. */
export async function cashierState(
  { database: { db } }: PlatformContext,
  paymentId: string,
  now: EpochMs,
): Promise<CashierState | undefined> {
  const row = await db
    .selectFrom('sandbox_payment')
    .where('id', '=', paymentId)
    .selectAll()
    .executeTakeFirst();
  return row && stateOf(row, now);
}

/** Pays or declines a waiting payment and notifies the server; any other does not change. */
export async function decide(
  { database, payments, settings }: PlatformContext,
  taker: CallbackTaker,
  { paymentId, decision, now }: { paymentId: string; decision: Decision; now: EpochMs },
): Promise<void> {
  const decided = await transact(database, (trx) =>
    trx
      .updateTable('sandbox_payment')
      .where('id', '=', paymentId)
      .where('state', '=', 'pending')
      .where('expires_at', '>', now)
      .set({ state: decision })
      .returningAll()
      .executeTakeFirst(),
  );
  if (!decided) return;
  const { order_no: orderNo, amount, currency } = decided;
  const event = {
    eventId: `${paymentId}-${decision}`,
    orderNo,
    paymentId,
    result: decision,
    amount,
    currency,
  };
  const { sandboxKey: key } = payments;
  await sendCallback(taker, { key, event, prefix: settings.pathPrefix, now });
}

function stateOf(row: SandboxPayment, now: EpochMs): CashierState {
  const isOver = row.state === 'pending' && row.expires_at <= now;
  return {
    orderNo: row.order_no,
    channelName: row.channel_name,
    amount: row.amount,
    fee: row.fee,
    currency: row.currency,
    state: isOver ? 'expired' : row.state,
    expireTime: row.expires_at,
    serverTime: now,
    returnUrl: row.return_url === null ? null : withOrderNo(row.return_url, row.order_no),
    appOrigin: row.app_origin,
  };
}

function withOrderNo(address: string, orderNo: string): string {
  const url = new URL(address);
  url.searchParams.set('orderNo', orderNo);
  return url.href;
}
