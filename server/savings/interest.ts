import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import { HOUR_MS, type EpochMs } from '#shared/time/duration.ts';

/** The hours of a year of 365 days (spec §9): an hour's interest is a multiple of 1/8760. */
const HOURS_A_YEAR = 8760n;

/** Micro-units (millionths of a coin) in a hundredth. */
const MICRO_IN_HUNDREDTH = 10_000;

/** Savings in an hour of the clock; all earlier hours are credited. */
export interface Earning {
  amount: MinorUnits;
  /** The lowest amount since the hour began; the hour pays interest on it. */
  standing: MinorUnits;
  /** Counted from the epoch. */
  hour: number;
  /** Yearly rate of this hour and of later ones, in hundredths of a percent. */
  aprBps: number;
  nextAprBps: number;
  /** Not yet paid out: whole micro-units, and the remainder in 8760ths of one. */
  interestMicro: number;
  rest: number;
  /** Credited in total, whole micro-units. */
  totalMicro: number;
  received: MinorUnits;
}

const hourOf = (now: EpochMs): number => Math.floor(now / HOUR_MS);

/** When the next hour is credited. */
export const nextCreditTime = (now: EpochMs): number => (hourOf(now) + 1) * HOUR_MS;

/** Savings of a player without deposits into them. */
export const nothingSaved = (aprBps: number, now: EpochMs): Earning => ({
  amount: ZERO,
  standing: ZERO,
  hour: hourOf(now),
  aprBps,
  nextAprBps: aprBps,
  interestMicro: 0,
  rest: 0,
  totalMicro: 0,
  received: ZERO,
});

/**
 * Credits every ended hour exactly: hundredths × rate / 8760 micro-units per hour (spec §9), without rounding
 * losses. A clock that went back credits and removes nothing.
 */
export function accrue(earning: Earning, now: EpochMs): Earning {
  const hours = hourOf(now) - earning.hour;
  if (hours <= 0) return earning;
  const { amount, standing, aprBps, nextAprBps, interestMicro, rest, totalMicro } = earning;
  const parts =
    BigInt(standing) * BigInt(aprBps) +
    BigInt(amount) * BigInt(nextAprBps) * BigInt(hours - 1) +
    BigInt(rest);
  const micro = Number(parts / HOURS_A_YEAR);
  return {
    ...earning,
    standing: amount,
    hour: hourOf(now),
    aprBps: nextAprBps,
    interestMicro: interestMicro + micro,
    rest: Number(parts % HOURS_A_YEAR),
    totalMicro: totalMicro + micro,
  };
}

/** The part of the interest that can be paid out: whole hundredths (contract, bank part). */
export const receivable = ({ interestMicro }: Pick<Earning, 'interestMicro'>): MinorUnits =>
  Math.floor(interestMicro / MICRO_IN_HUNDREDTH) as MinorUnits;

/** Converts hundredths to micro-units. */
export const toMicro = (amount: MinorUnits): number => amount * MICRO_IN_HUNDREDTH;
