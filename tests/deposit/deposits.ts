import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { signatureOf } from '#server/core/outbound/signature.ts';
import type { Platform } from '#server/platform.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { callOn, type Answer } from '#tests/server/platforms.ts';

/** A newly created order. */
export interface MadeOrder {
  orderNo: string;
  payUrl: URL;
  paymentId: string;
  token: string;
}

export const CHANNEL = {
  embed: 1,
  qr: 2,
  redirect: 3,
  withFee: 4,
  outOnly: 5,
  closed: 6,
  strict: 7,
};

/** Requests an order. */
export const askOrder = (platform: Platform, token: string, more: object = {}): Promise<Answer> =>
  callOn(
    platform,
    'createDeposit',
    { reqNo: randomUUID(), version: 3, amount: fromCoins(500), channelId: CHANNEL.embed, ...more },
    token,
  );

/** Creates an order and expects success. */
export async function makeOrder(
  platform: Platform,
  token: string,
  more: object = {},
): Promise<MadeOrder> {
  const { body } = await askOrder(platform, token, more);
  expect(body).toMatchObject({ errcode: 0, code: 200 });
  return orderIn(body);
}

export function orderIn(body: Record<string, unknown>): MadeOrder {
  const payUrl = new URL(String(body['payUrl']));
  return {
    orderNo: String(body['orderNo']),
    payUrl,
    paymentId: payUrl.searchParams.get('p') ?? '',
    token: payUrl.searchParams.get('k') ?? '',
  };
}

/** Presses a button of the cashier page, or opens the page. */
export async function cashier(
  { app }: Platform,
  { paymentId, token }: MadeOrder,
  decision?: 'paid' | 'declined',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await app.inject({
    method: 'POST',
    url: `/cashier/api/${decision === undefined ? 'state' : 'decide'}`,
    headers: { 'content-type': 'application/json', 'x-cashier-token': token },
    payload: JSON.stringify({ paymentId, ...(decision === undefined ? {} : { decision }) }),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

interface SentCallback {
  result?: 'paid' | 'declined';
  amount?: number;
  eventId?: string;
  paymentId?: string;
  orderNo?: string;
  currency?: string;
  /** Milliseconds before now. */
  age?: number;
  key?: string;
  /** Added to the body after signing. */
  tampered?: object;
}

/** Sends a sandbox callback, valid or tampered with. */
export async function callback(
  { app, context }: Platform,
  order: MadeOrder,
  sent: SentCallback = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { result = 'paid', key = context.payments.sandboxKey, age = 0 } = sent;
  const event = {
    eventId: sent.eventId ?? `${order.paymentId}-${result}`,
    orderNo: sent.orderNo ?? order.orderNo,
    paymentId: sent.paymentId ?? order.paymentId,
    result,
    amount: sent.amount ?? fromCoins(500),
    currency: sent.currency ?? 'PHP',
  };
  const timestamp = String(context.clock.now() - age);
  const response = await app.inject({
    method: 'POST',
    url: '/callback/payment/sandbox',
    headers: {
      'content-type': 'application/json',
      'x-payment-timestamp': timestamp,
      'x-payment-signature': signatureOf(key, timestamp, JSON.stringify(event)),
    },
    payload: JSON.stringify({ ...event, ...sent.tampered }),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

/** Returns an order's state as its player sees it. */
export const check = async (
  platform: Platform,
  token: string,
  { orderNo }: Pick<MadeOrder, 'orderNo'>,
): Promise<Record<string, unknown>> =>
  (await callOn(platform, 'checkDeposit', { orderNo }, token)).body;

/** Expects orders, ledger and balances to agree. */
export async function expectSound({ context }: Platform): Promise<void> {
  expect(disagreementsIn(await reconcile(context.database.db))).toEqual([]);
}
