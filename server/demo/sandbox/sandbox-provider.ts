import { randomBytes } from 'node:crypto';
import { selectFact } from '#server/core/facts.ts';
import {
  ForgedCallback,
  type CreatedPayment,
  type PaymentEvent,
  type PaymentProvider,
  type RawCallback,
  type WantedPayment,
} from '#server/money/payments/provider.ts';
import { isRecent, isSignedBy } from '#server/core/outbound/signature.ts';
import { cashierToken } from '#server/demo/sandbox/cashier-token.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import * as v from 'valibot';

export const SANDBOX = 'sandbox';
export const TIMESTAMP_HEADER = 'x-payment-timestamp';
export const SIGNATURE_HEADER = 'x-payment-signature';

/** The seed's channel whose page cannot be framed, for testing apps. */
export const STRICT_CHANNEL = 'moon-wallet';

const ID_BYTES = 9;
const someText = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const eventBody = v.object({
  eventId: someText,
  orderNo: someText,
  paymentId: someText,
  result: v.picklist(['paid', 'declined']),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(minorUnits)),
  currency: someText,
});

/** The provider that ships with the server: no money moves, its cashier asks for the outcome. */
export const sandboxProvider = (key: string): PaymentProvider => ({
  name: SANDBOX,
  createPayment: (trx, wanted) => createPayment(trx, wanted, key),
  readCallback: (callback) => readCallback(callback, key),
  async queryPayment(db, paymentId) {
    const row = await db
      .selectFrom('sandbox_payment')
      .where('id', '=', paymentId)
      .select(['state', 'amount', 'currency'])
      .executeTakeFirst();
    // An unknown payment will never be paid.
    if (!row) return { state: 'declined' };
    const { state, amount, currency } = row;
    return state === 'paid' ? { state, amount, currency } : { state };
  },
});

async function createPayment(
  trx: Trx,
  wanted: WantedPayment,
  key: string,
): Promise<CreatedPayment> {
  const id = `sb_${randomBytes(ID_BYTES).toString('base64url')}`;
  const { cashier } = await trx
    .insertInto('sandbox_payment')
    .values({
      id,
      order_no: wanted.orderNo,
      amount: wanted.amount,
      fee: wanted.fee,
      currency: wanted.currency,
      channel_name: wanted.channelName,
      return_url: wanted.returnUrl,
      app_origin: wanted.appOrigin,
      state: 'pending',
      expires_at: wanted.expiresAt,
      created_at: wanted.now,
    })
    .returning(selectFact('sandbox-cashier').as('cashier'))
    .executeTakeFirstOrThrow();
  const isStrict =
    wanted.payMode === 'embed' &&
    (wanted.channelCode === STRICT_CHANNEL || cashier?.refusesFrame === true);
  const payUrl = `/cashier/${isStrict ? 'strict' : 'pay'}/?p=${id}&k=${cashierToken(key, id)}`;
  return { paymentId: id, payUrl, qrCode: wanted.payMode === 'qr' ? payUrl : null };
}

function readCallback({ headers, body, now }: RawCallback, key: string): PaymentEvent {
  const [timestamp, signature] = [headers[TIMESTAMP_HEADER], headers[SIGNATURE_HEADER]].map(String);
  if (!isSignedBy(key, timestamp ?? '', body, signature ?? ''))
    throw new ForgedCallback('signature');
  if (!isRecent(timestamp ?? '', now)) throw new ForgedCallback('timestamp');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), eventBody), body);
  if (!read.success) throw new ForgedCallback('body');
  return read.output;
}
