import { ZERO, type MinorUnits } from '#domain/money.ts';
import { HOUR_MS, type EpochMs } from '#domain/duration.ts';

/** The hours of a year of 365 days (spec §9): interest of an hour is a number of 8760ths. */
const HOURS_A_YEAR = 8760n;

/** Micro-units (millionths of a coin) in a hundredth. */
const MICRO_IN_HUNDREDTH = 10_000;

/** Savings as they stand in an hour of the clock; every hour before it is credited. */
export interface Earning {
  amount: MinorUnits;
  /** The least that stood there since the hour began; the hour is paid for this. */
  standing: MinorUnits;
  /** Counted from the epoch. */
  hour: number;
  /** Yearly rate of this hour and of the hours after it, in hundredths of a percent. */
  aprBps: number;
  nextAprBps: number;
  /** Not yet received: whole micro-units, and the rest in 8760ths of one. */
  interestMicro: number;
  rest: number;
  /** Credited since ever, whole micro-units. */
  totalMicro: number;
  received: MinorUnits;
}

const hourOf = (now: EpochMs): number => Math.floor(now / HOUR_MS);

/** When the next hour is credited. */
export const nextCreditTime = (now: EpochMs): number => (hourOf(now) + 1) * HOUR_MS;

/** Savings of a player who has put nothing in yet. */
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
 * Credits every hour of the clock that has ended since, exactly: hundredths × rate / 8760 micro-units
 * an hour (spec §9), of which no part is dropped. A clock that went back credits nothing and takes
 * nothing away.
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

/** What of the interest can be received: whole hundredths (contract, bank part). */
export const receivable = ({ interestMicro }: Pick<Earning, 'interestMicro'>): MinorUnits =>
  Math.floor(interestMicro / MICRO_IN_HUNDREDTH) as MinorUnits;

/** Hundredths in micro-units. */
export const toMicro = (amount: MinorUnits): number => amount * MICRO_IN_HUNDREDTH;
