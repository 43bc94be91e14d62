/** What a bonus asks for before it can be withdrawn, and how much of a bet counts towards it (decision 0018). */
import type { BetShares } from '#shared/wagering/bet-share.ts';
import { add, minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';

/** The wagering of a reward's money. */
export interface WageringTerms {
  /** Times the amount; 0 = none, null = the server does not say. */
  readonly betRate: number | null;
  /** Days to wager it in; null = no deadline. */
  readonly betDays: number | null;
}

export const UNKNOWN_TERMS: WageringTerms = { betRate: null, betDays: null };

/** Money and the bets that it asks for. */
export interface WageringSum {
  readonly amount: MinorUnits;
  /** Null when the server does not say for some of it. */
  readonly need: MinorUnits | null;
  /** The shortest deadline in days; null = none. */
  readonly days: number | null;
}

/** More than anybody bets; some of them still add up exactly. */
const MOST_BETS = 1e15;

/** Wagering requirement of a bonus: a multiple of it, rounded up to a whole hundredth. */
export const mustBetFor = (bonus: MinorUnits, betRate: number): MinorUnits =>
  minorUnits(Math.max(0, Math.min(MOST_BETS, Math.ceil(bonus * betRate))));

export const wageringSum = (
  amount: MinorUnits,
  { betRate, betDays }: WageringTerms,
): WageringSum => ({
  amount,
  need: betRate === null ? null : mustBetFor(amount, betRate),
  days: betDays,
});

/** Adds up several sums: an unknown part makes the whole unknown. */
export const addWagering = (sums: readonly WageringSum[]): WageringSum =>
  sums.reduce<WageringSum>(
    (sum, { amount, need, days }) => ({
      amount: add(sum.amount, amount),
      need: sum.need === null || need === null ? null : add(sum.need, need),
      days: sum.days === null ? days : Math.min(sum.days, days ?? sum.days),
    }),
    { amount: ZERO, need: ZERO, days: null },
  );

/** The multiple, to one decimal, rounded up; null when unknown or without an amount. */
export const wageringTimes = ({ amount, need }: WageringSum): number | null =>
  amount <= 0 || need === null ? null : Math.ceil((need * 10) / amount) / 10;

export const UNKNOWN_SHARES: BetShares = {
  shares: null,
  leastOdds: {},
  betRate: null,
  depositRate: null,
};

const WHOLE = 100;

/** What a bet moves a bonus by, rounded down as the server counts it. */
export const countedBet = (bet: MinorUnits, share: number): MinorUnits =>
  minorUnits(Math.floor((bet * share) / WHOLE));

/** The shares and the categories that have each, the largest first. */
export function categoriesByShare({
  shares,
}: BetShares): readonly { readonly share: number; readonly categoryIds: readonly number[] }[] {
  const groups = new Map<number, number[]>();
  for (const [id, share] of Object.entries(shares ?? {})) {
    groups.set(share, [...(groups.get(share) ?? []), Number(id)]);
  }
  return Array.from(groups, ([share, categoryIds]) => ({ share, categoryIds })).toSorted(
    (a, b) => b.share - a.share,
  );
}
