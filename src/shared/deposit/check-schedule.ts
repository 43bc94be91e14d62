/** Polling schedule of an order that awaits payment (contract: 2 s × 5, then 5 s up to 3 min). */
import { milliseconds, type Milliseconds } from '#shared/time/duration.ts';

const QUICK_CHECKS = 5;
const QUICK = milliseconds(2_000);
const STEADY = milliseconds(5_000);
const SERIES = milliseconds(180_000);

/** A series of checks: a return to the page begins a new one. */
export interface CheckSeries {
  /** Milliseconds of any clock, the same as for `now`. */
  readonly startedAt: number;
  /** Number of checks after the initial one. */
  readonly checks: number;
}

/** Delay until the next check; null when the series is over. */
export function nextCheckIn({ startedAt, checks }: CheckSeries, now: number): Milliseconds | null {
  const wait = checks < QUICK_CHECKS ? QUICK : STEADY;
  return now + wait - startedAt > SERIES ? null : wait;
}
