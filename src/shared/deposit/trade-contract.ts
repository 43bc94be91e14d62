import { optionalField, optionalList, orElse, tolerantList } from '#shared/wire/tolerance.ts';
import { amount, base, flag, id, rechargeProp, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** A recharge item: price, bonus and the bonus's wagering requirement (spec §3). */
export const rechargeItem = v.object({
  id,
  type: v.number(),
  price: amount,
  bonusAmount: amount,
  showLimit: amount,
  days: optionalField(v.number()),
  paramStr: orElse(text, ''),
  props: tolerantList(rechargeProp),
});

/** No deposit takes longer. */
const YEAR_MINUTES = 525_600;

/** Ten-thousandths of an amount. */
const feeBps = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));

export const payChannel = v.object({
  id,
  code: text,
  name: text,
  icon: orElse(text, ''),
  /** 1 deposit, 2 payout, 3 both. */
  kind: v.picklist([1, 2, 3]),
  min: amount,
  max: amount,
  feeFixed: amount,
  feeBps,
  etaMin: v.number(),
  /** Median minutes of paid orders until the money was there; optional for a server. */
  etaMedianMin: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(YEAR_MINUTES))),
  /** Number of orders it was computed from. */
  etaFrom: optionalField(v.pipe(v.number(), v.minValue(0))),
  payMode: v.picklist(['embed', 'redirect', 'qr']),
  status: flag,
  note: optionalField(text),
  /** The banks and wallets that a payout method supports; without it, all of them. */
  bankIds: optionalList(id),
});

/** The withdrawable amount, and every reason (errcode) that blocks a withdrawal now. */
export const exchangeState = v.object({
  withdrawable: amount,
  locked: amount,
  needBet: amount,
  doneBet: amount,
  min: amount,
  max: amount,
  feeFixed: amount,
  feeBps,
  etaMin: v.number(),
  dayCount: v.number(),
  dayCountMax: v.number(),
  dayAmount: amount,
  dayAmountMax: amount,
  quotaLeft: amount,
  pendingOrderNo: v.nullable(text),
  reasons: tolerantList(v.number()),
  /** The locked money, in the order in which bets count towards it; absent when the server does not say. */
  parts: optionalList(
    v.object({
      /** `own`: of a deposit; `bonus`: cannot be bet before it is earned. */
      kind: v.picklist(['own', 'bonus']),
      /** See `wageringEndpoints`. */
      source: text,
      amount,
      needBet: amount,
      doneBet: amount,
    }),
  ),
});

/** Deposit items and channels; `exchangeConfig` is null for a visitor. */
export const tradeInfo = v.object({
  rechargeList: tolerantList(rechargeItem),
  payChannelList: tolerantList(payChannel),
  rechargeMin: amount,
  rechargeMax: amount,
  quickAmounts: tolerantList(amount),
  exchangeConfig: orElse(v.nullable(exchangeState), null),
  depositLeft: optionalField(
    v.object({ day: v.nullable(amount), week: v.nullable(amount), month: v.nullable(amount) }),
  ),
});

/** Endpoints of the offer for deposits and withdrawals. */
export const tradeEndpoints = {
  anonymousTradeInfo: {
    path: '/app/v1/anonymous/tradeInfo',
    access: 'anonymous',
    request: v.object(base),
    response: tradeInfo,
  },
  tradeInfo: {
    path: '/app/v1/tradeInfo',
    access: 'player',
    request: v.object(base),
    response: tradeInfo,
  },
} as const;
