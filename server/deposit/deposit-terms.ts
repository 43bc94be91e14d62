import { DepositCode } from '#shared/deposit/errors.ts';
import { depositFee } from '#shared/money/fee.ts';
import { fromCoins, isMinorUnits, minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import type { Documents } from '#server/catalogue/documents.ts';

/** The operator's deposit configuration. */
export type Offer = Documents['trade'];
type Channel = Offer['payChannelList'][number];
type Item = Offer['rechargeList'][number];

/** A player's request; 0 and undefined mean none. */
export interface DepositRequest {
  amount: MinorUnits;
  actType: number;
  actId: number;
  channelId?: number | undefined;
  /** 1: the bonus is declined; a package is bought for its bonus and keeps it. */
  noBonus?: 0 | 1 | undefined;
}

/** The terms of an order. */
export interface DepositTerms {
  channel: Channel;
  amount: MinorUnits;
  fee: MinorUnits;
  actType: number;
  item: Item | undefined;
  /** Paid with the deposit; must be wagered `betRate` times (spec §9). */
  bonus: MinorUnits;
  betRate: number;
}

const OUT_ONLY = 2;

/** Items whose bonus is paid with the deposit; a tier's bonus is claimed separately (spec §2). */
const PAYS_AT_ONCE: ReadonlySet<number> = new Set([RECHARGE_KIND.shop, RECHARGE_KIND.buyProp]);

/**
 * Checks a request against the offer. Without a channel it takes the first open one for the amount.
 * @throws Refusal 1233 for a closed channel, 1232 for an amount that is not whole coins, out of range, or not
 * the price of the item
 */
export function termsOf(offer: Offer, request: DepositRequest): DepositTerms {
  const channel = findChannel(offer, request);
  const range = rangeOf(offer, channel);
  const { amount } = request;
  if (!isIn(range, amount) || amount % fromCoins(1) !== 0) throw outOfRange(range);
  const item = findItem(offer, request, range);
  const isDeclined = request.noBonus === 1 && item?.type !== RECHARGE_KIND.buyProp;
  const bonus =
    item && !isDeclined && PAYS_AT_ONCE.has(item.type) ? minorUnits(item.bonusAmount) : ZERO;
  return {
    channel,
    amount,
    fee: depositFee(amount, { feeFixed: minorUnits(channel.feeFixed), feeBps: channel.feeBps }),
    actType: request.actType,
    item,
    bonus,
    betRate: bonus > 0 ? (item?.props[0]?.betRate ?? 0) : 0,
  };
}

interface Range {
  min: number;
  max: number;
}

function findChannel(offer: Offer, { channelId, amount }: DepositRequest): Channel {
  const open = offer.payChannelList.filter(({ kind, status }) => kind !== OUT_ONLY && status === 1);
  const found =
    channelId === undefined
      ? (open.find((channel) => isIn(rangeOf(offer, channel), amount)) ?? open[0])
      : open.find(({ id }) => id === channelId);
  if (!found) throw new Refusal(DepositCode.channelDown, 'this channel is closed');
  return found;
}

const rangeOf = (offer: Offer, channel: Channel): Range => ({
  min: Math.max(offer.rechargeMin, channel.min),
  max: Math.min(offer.rechargeMax, channel.max),
});

const isIn = ({ min, max }: Range, amount: number): boolean =>
  isMinorUnits(amount) && amount >= min && amount <= max;

function findItem(offer: Offer, { amount, actId }: DepositRequest, range: Range): Item | undefined {
  if (actId === 0) return undefined;
  const item = offer.rechargeList.find(({ id }) => id === actId);
  if (!item) throw outOfRange(range);
  if (item.price !== amount) throw outOfRange({ min: item.price, max: item.price });
  return item;
}

const outOfRange = (range: Range): Refusal =>
  new Refusal(DepositCode.outOfRange, 'this amount cannot be paid in', { ...range });
