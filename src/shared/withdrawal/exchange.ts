/** What can be withdrawn now (contract, withdrawal part; spec §6, §8). */
import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import type { Fee } from '#shared/money/fee.ts';
import {
  add,
  fromCoins,
  minorUnits,
  subtract,
  ZERO,
  type MinorUnits,
} from '#shared/money/money.ts';
import type { WithdrawalOrder } from '#shared/withdrawal/order.ts';
import type { RewardSource } from '#shared/reward/reward-entry.ts';

export interface Exchange extends Fee {
  /** The withdrawable amount; the rest of the balance waits for bets. */
  readonly withdrawable: MinorUnits;
  readonly locked: MinorUnits;
  readonly needBet: MinorUnits;
  readonly doneBet: MinorUnits;
  /** Limits of one withdrawal. */
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  readonly etaMinutes: number;
  /** For the market's day. */
  readonly dayCount: number;
  readonly dayCountMax: number;
  readonly dayAmount: MinorUnits;
  readonly dayAmountMax: MinorUnits;
  readonly quotaLeft: MinorUnits;
  readonly pendingOrderNo: string | null;
  /** All errcodes that block a withdrawal now. */
  readonly reasons: readonly number[];
  /** The locked money, in the order in which bets free it; null when the server does not say. */
  readonly parts: readonly LockedPart[] | null;
}

/** Locked money, and the bets that free it. */
export interface LockedPart {
  /** `own`: of a deposit; `bonus`: it cannot be bet before it is earned. */
  readonly kind: 'own' | 'bonus';
  readonly source: RewardSource;
  readonly amount: MinorUnits;
  readonly needBet: MinorUnits;
  readonly doneBet: MinorUnits;
}

/** A payout method, where the server offers several. */
export interface PayoutChannel extends Fee {
  readonly id: number;
  readonly name: string;
  readonly iconUrl: string;
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  readonly etaMinutes: number;
  readonly note: string;
  /** The banks and wallets that it supports; null for all. */
  readonly bankIds: readonly number[] | null;
}

/** The payout methods for a bank; all of them while none is selected. */
export const channelsTo = (
  channels: readonly PayoutChannel[],
  bankId: number | null,
): readonly PayoutChannel[] =>
  channels.filter(({ bankIds }) => bankId === null || bankIds === null || bankIds.includes(bankId));

/** The missing bets; 0 when none are. */
export const stillToBet = ({
  needBet,
  doneBet,
}: Pick<Exchange, 'needBet' | 'doneBet'>): MinorUnits =>
  doneBet >= needBet ? ZERO : subtract(needBet, doneBet);

/** Bets, and the money that they free. */
export interface Unlock {
  readonly toBet: MinorUnits;
  readonly frees: MinorUnits;
}

/**
 * The nearest bets after which at least this much more is free; null when no bets free that much.
 * @param least at least one hundredth
 */
export function nextUnlock(parts: readonly LockedPart[], least = minorUnits(1)): Unlock | null {
  let unlock: Unlock = { toBet: ZERO, frees: ZERO };
  for (const part of parts) {
    unlock = {
      toBet: add(unlock.toBet, stillToBet(part)),
      frees: add(unlock.frees, part.amount),
    };
    if (unlock.frees >= least) return unlock;
  }
  return null;
}

/** The missing bets of a player's own money, and of the bonuses after it. */
export interface OwnWagering {
  readonly own: MinorUnits;
  readonly ownToBet: MinorUnits;
  readonly bonusToBet: MinorUnits;
}

/** Null without own money that is locked, and where a bonus is freed before it. */
export function ownWagering(parts: readonly LockedPart[]): OwnWagering | null {
  const firstBonus = parts.findIndex(({ kind }) => kind === 'bonus');
  const own = firstBonus === -1 ? parts : parts.slice(0, firstBonus);
  const bonuses = parts.slice(own.length);
  if (own.length === 0 || bonuses.some(({ kind }) => kind === 'own')) return null;
  return {
    own: add(...own.map(({ amount }) => amount)),
    ownToBet: add(...own.map(stillToBet)),
    bonusToBet: add(...bonuses.map(stillToBet)),
  };
}

/** What can be withdrawn today, and the limit of the day that holds more back. */
export interface Available {
  readonly amount: MinorUnits;
  /** What no wagering locks. */
  readonly free: MinorUnits;
  readonly limit: 'amount' | 'count' | null;
}

/** @param coin the balance; null when unknown */
export function availableToday(exchange: Exchange, coin: MinorUnits | null): Available {
  const { withdrawable, locked, quotaLeft, dayCount, dayCountMax } = exchange;
  // A server may have capped the amount by the day's quota already: then the balance tells what is free.
  const unlocked = coin === null || coin < locked ? ZERO : subtract(coin, locked);
  const isCapped = withdrawable === quotaLeft && unlocked > withdrawable;
  const free = isCapped ? unlocked : withdrawable;
  if (dayCount >= dayCountMax) return { amount: ZERO, free, limit: free > 0 ? 'count' : null };
  return free > quotaLeft
    ? { amount: quotaLeft, free, limit: 'amount' }
    : { amount: free, free, limit: null };
}

/** Who the money in the balance belongs to so far. */
export interface BalanceShares {
  /** Withdrawable once the day's limit allows. */
  readonly free: MinorUnits;
  /** The player's own money, locked until enough is bet. */
  readonly own: MinorUnits;
  /** Bonuses, locked until they are earned. */
  readonly bonus: MinorUnits;
}

/** The balance by what it asks for; locked money without parts counts as the player's own. */
export function balanceShares(exchange: Exchange, coin: MinorUnits | null): BalanceShares {
  const { free } = availableToday(exchange, coin);
  const { locked, parts } = exchange;
  const bonus = (parts ?? [])
    .filter(({ kind }) => kind === 'bonus')
    .reduce((sum, { amount }) => add(sum, amount), ZERO);
  const capped = minorUnits(Math.min(bonus, locked));
  return { free, own: subtract(locked, capped), bonus: capped };
}

/** Progress of the bets, 0 to 1. */
export const betFraction = ({ needBet, doneBet }: Pick<Exchange, 'needBet' | 'doneBet'>): number =>
  needBet <= 0 ? 1 : Math.min(1, Math.max(0, doneBet / needBet));

/** The blocking codes, without duplicates; a pending order blocks even if the server omits its code. */
export function blockingCodes({ reasons, pendingOrderNo }: Exchange): readonly number[] {
  return [...new Set(pendingOrderNo === null ? reasons : [WithdrawalCode.pending, ...reasons])];
}

/** The rule that limits an amount. */
export type Ceiling = 'withdrawable' | 'order' | 'quota';

export interface PayoutBounds {
  readonly least: MinorUnits;
  readonly most: MinorUnits;
  readonly ceiling: Ceiling;
}

/** The limits of an amount, and which rule is the tightest. */
export function payoutBounds(exchange: Exchange, channel: PayoutChannel | null): PayoutBounds {
  const least = minorUnits(Math.max(exchange.min, channel?.min ?? 0));
  const order = minorUnits(Math.min(exchange.max, channel?.max ?? exchange.max));
  const ceilings: readonly { readonly ceiling: Ceiling; readonly most: MinorUnits }[] = [
    // First, as a server may cap the withdrawable amount by it.
    { ceiling: 'quota', most: exchange.quotaLeft },
    { ceiling: 'withdrawable', most: exchange.withdrawable },
    { ceiling: 'order', most: order },
  ];
  const tightest = ceilings.reduce((found, one) => (one.most < found.most ? one : found));
  return { least, ...tightest };
}

/** The amount of the last paid withdrawal, where it can be withdrawn again: the form starts with it. */
export function amountAgain(
  last: Pick<WithdrawalOrder, 'status' | 'amount'> | null,
  exchange: Exchange,
): MinorUnits | null {
  if (last?.status !== 'success') return null;
  const { least, most } = payoutBounds(exchange, null);
  return last.amount >= least && last.amount <= most ? last.amount : null;
}

/** Round sums, in coins. */
const ROUND_COINS = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];
const MOST_QUICK = 3;

/** Round sums below the most that can be withdrawn, for one tap: the largest three. */
export const quickPayouts = ({ least, most }: PayoutBounds): readonly MinorUnits[] =>
  ROUND_COINS.map(fromCoins)
    .filter((amount) => amount >= least && amount < most)
    .slice(-MOST_QUICK);

/** The code with which the server would refuse an amount above the limits (spec §8), known beforehand. */
export function codeAbove(
  { ceiling, most }: PayoutBounds,
  { locked, max }: Pick<Exchange, 'locked' | 'max'>,
): number {
  switch (ceiling) {
    case 'withdrawable':
      return locked > 0 ? WithdrawalCode.notEnough : WithdrawalCode.noBalance;
    case 'order':
      // Below the VIP level's limit, the payout method is the tighter one.
      return most < max ? WithdrawalCode.outOfRange : WithdrawalCode.vipLimit;
    case 'quota':
      return WithdrawalCode.dailyQuota;
  }
}

/**
 * When the market's next day begins, with new limits (contract, conventions).
 * @param aheadMs the market's offset from UTC; neither market has summer time
 */
export function nextDayStart(now: EpochMs, aheadMs: number): EpochMs {
  const days = Math.floor((now + aheadMs) / DAY_MS) + 1;
  return epochMs(days * DAY_MS - aheadMs);
}
