/** Wire → domain for paying in. */
import { absolute, pictureAddress, type PlatformHosts } from '#api/platform-hosts.ts';
import type { ResponseOf } from '#contract/endpoints.ts';
import type { RechargeTier } from '#domain/accumulated-recharge.ts';
import type { DepositChannel, DepositOffer, SignUpPackage } from '#domain/deposit/offer.ts';
import { payWay, type WaitingDeposit } from '#domain/deposit/order.ts';
import { RECHARGE_KIND } from '#domain/deposit/recharge-kind.ts';
import { isMinorUnits, ZERO } from '#domain/money.ts';

type Trade = ResponseOf<'tradeInfo'>;
type WireItem = Trade['rechargeList'][number];
type WireChannel = Trade['payChannelList'][number];

/** Coins, and coins of a bonus (spec §4): what a tier's bonus is made of. */
const COIN_REWARDS: readonly number[] = [2001, 2002];
/** More days than any package has; a calendar must have an end. */
const DAYS_MOST = 366;
/** Channels that only pay out. */
const KIND_OUT = 2;

export function toDepositOffer(trade: Trade, hosts: PlatformHosts): DepositOffer {
  const sound = trade.rechargeList.filter(isSound);
  const sold = sound.filter(({ type }) => type !== RECHARGE_KIND.tier);
  return {
    min: trade.rechargeMin,
    max: trade.rechargeMax,
    quickAmounts: trade.quickAmounts,
    channels: trade.payChannelList
      .filter(({ kind }) => kind !== KIND_OUT)
      .map((channel) => toChannel(channel, hosts)),
    items: sold
      .filter((item) => !isPackage(item))
      .map(({ id, type, price, bonusAmount, props }) => ({
        id,
        type,
        price,
        bonusAmount,
        betRate: props[0]?.betRate ?? 0,
      })),
    packages: sold.filter(isPackage).map(toPackage),
    tiers: sound.filter(({ type }) => type === RECHARGE_KIND.tier).map(toTier),
    left: trade.depositLeft ?? { day: null, week: null, month: null },
  };
}

function toChannel(wire: WireChannel, hosts: PlatformHosts): DepositChannel {
  const { id, name, icon, min, max, feeFixed, feeBps, etaMin, status, note = '' } = wire;
  return {
    id,
    name,
    icon: pictureAddress(icon, hosts),
    min,
    max,
    feeFixed,
    feeBps,
    etaMin,
    isOpen: status === 1,
    note,
  };
}

/** An item that pays on several days is a sign-up package (spec §3, "Sign-up bonus config"). */
const isPackage = ({ days = 0 }: WireItem): boolean =>
  Number.isSafeInteger(days) && days > 0 && days <= DAYS_MOST;

function toTier({ id, price, bonusAmount, showLimit, props }: WireItem): RechargeTier {
  const [coins] = props;
  return {
    id,
    price,
    bonus: bonusAmount,
    showLimit,
    betRate: coins?.betRate ?? 0,
    props: props
      .filter((prop) => !COIN_REWARDS.includes(prop.id))
      .map(({ id: propId, count }) => ({ id: propId, count })),
  };
}

function toPackage(wire: WireItem): SignUpPackage {
  const { id, type, price, bonusAmount, days = 0, props, paramStr } = wire;
  const [daily] = props;
  return {
    id,
    type,
    name: nameIn(paramStr),
    price,
    bonusAmount,
    betRate: daily?.betRate ?? 0,
    days,
    daily: isMinorUnits(daily?.count) ? daily.count : ZERO,
  };
}

/** Whether everything that an item promises and asks can be added up; one that cannot is left out. */
function isSound({ price, bonusAmount, props }: WireItem): boolean {
  const [first] = props;
  const most = price + bonusAmount + (first?.count ?? 0) * DAYS_MOST;
  return (
    props.every(({ betRate }) => betRate >= 0) &&
    isMinorUnits(Math.ceil(most * (1 + (first?.betRate ?? 0))))
  );
}

/** The name that an item's text carries (spec §3: `paramStr` is JSON); '' for none. */
function nameIn(paramStr: string): string {
  try {
    const params: unknown = JSON.parse(paramStr);
    const isNamed = typeof params === 'object' && params !== null && 'name' in params;
    return isNamed && typeof params.name === 'string' ? params.name : '';
  } catch {
    return '';
  }
}

export function toWaitingDeposit(
  wire: ResponseOf<'deposits'>['list'][number],
  hosts: PlatformHosts,
): WaitingDeposit {
  const { orderNo, amount, channelName, createTime, expireTime = null, payUrl, qrCode } = wire;
  const mode = wire.payMode ?? 'redirect';
  return {
    orderNo,
    amount,
    channelName,
    createdAt: createTime,
    expiresAt: expireTime,
    way: payUrl === undefined ? null : payWay(absolute(payUrl, hosts), mode, qrCode),
  };
}
