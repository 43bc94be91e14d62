/** The days, weeks and months of a market, by its own midnight (contract, conventions). */
import { DAY_MS, epochMs, type EpochMs, type Milliseconds } from '#shared/time/duration.ts';

const DAYS_A_WEEK = 7;
/** Day 0 was a Thursday: three days after a Monday. */
const DAYS_SINCE_MONDAY = 3;

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** A span with its begin inclusive and its end exclusive. */
export interface Span {
  readonly begin: EpochMs;
  readonly end: EpochMs;
}

/** The period of a moment; weeks begin on Monday. `ahead`: the market's offset from UTC. */
export function periodAt(period: Period, now: EpochMs, ahead: Milliseconds): Span {
  const day = Math.floor((now + ahead) / DAY_MS);
  const [first, next] = daysOf(period, day);
  return { begin: epochMs(first * DAY_MS - ahead), end: epochMs(next * DAY_MS - ahead) };
}

/** Its first day, and the first day after it, counted from the epoch. */
function daysOf(period: Period, day: number): [number, number] {
  switch (period) {
    case 'day':
      return [day, day + 1];
    case 'week': {
      const first = day - ((day + DAYS_SINCE_MONDAY) % DAYS_A_WEEK);
      return [first, first + DAYS_A_WEEK];
    }
    case 'month': {
      const date = new Date(day * DAY_MS);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      return [Date.UTC(year, month, 1) / DAY_MS, Date.UTC(year, month + 1, 1) / DAY_MS];
    }
  }
}
