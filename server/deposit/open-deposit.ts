import { DepositCode } from '#shared/deposit/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { DepositTerms } from '#server/deposit/deposit-terms.ts';
import { makeOrderNo } from '#server/deposit/order-no.ts';
import { ProviderDown, type CreatedPayment } from '#server/money/payments/provider.ts';
import type { OrderedBoost } from '#server/players/reward-item/boosts.ts';
import { epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { add, ZERO } from '#shared/money/money.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { markets, type Market } from '#shared/market/market.ts';
import type { Payments } from '#server/money/payments/payments.ts';

/** Time to pay an order. */
export const ORDER_MS = 15 * MINUTE_MS;
export interface NewDeposit {
  playerId: number;
  reqNo: string;
  terms: DepositTerms;
  /** Set only when the player chose one. */
  boost?: OrderedBoost | null;
  returnUrl: string | null;
  appOrigin: string | null;
  market: Market;
  now: EpochMs;
}

/**
 * Creates an order and its payment; what the player may order was judged before.
 * @throws Refusal 1233 when the provider is unavailable
 */
export async function openDeposit(
  trx: Trx,
  payments: Payments,
  wanted: NewDeposit,
): Promise<DepositOrder> {
  const { playerId, terms, boost = null, market, now } = wanted;
  const { channel, amount, fee, item } = terms;
  const provider = payments.forChannel(channel.code);
  if (!provider) throw noPayment();
  const orderNo = makeOrderNo(payments.orderKey, wanted);
  const expiresAt = epochMs(now + ORDER_MS);
  const payment = await created(() =>
    provider.createPayment(trx, {
      orderNo,
      amount: add(amount, fee),
      fee,
      currency: markets[market].currency,
      channelCode: channel.code,
      channelName: channel.name,
      payMode: channel.payMode,
      returnUrl: wanted.returnUrl,
      appOrigin: wanted.appOrigin,
      expiresAt,
      now,
    }),
  );
  return trx
    .insertInto('deposit_order')
    .values({
      order_no: orderNo,
      player_id: playerId,
      provider: provider.name,
      payment_id: payment.paymentId,
      channel_id: channel.id,
      channel_name: channel.name,
      pay_mode: channel.payMode,
      pay_url: payment.payUrl,
      qr_code: payment.qrCode,
      amount,
      fee,
      bonus: terms.bonus,
      bet_rate: terms.betRate,
      boost_id: boost?.id ?? null,
      boost: boost?.bonus ?? ZERO,
      act_type: terms.actType,
      item_id: item?.id ?? null,
      item_type: item?.type ?? null,
      status: 0,
      reason: null,
      credited: ZERO,
      credited_bonus: ZERO,
      created_at: now,
      expires_at: expiresAt,
      asked_at: now,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function created(create: () => Promise<CreatedPayment>): Promise<CreatedPayment> {
  try {
    return await create();
  } catch (error) {
    throw error instanceof ProviderDown ? noPayment() : error;
  }
}

const noPayment = (): Refusal =>
  new Refusal(DepositCode.channelDown, 'this channel takes no payment now');
