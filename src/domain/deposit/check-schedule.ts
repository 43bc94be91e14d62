/** When an order that waits for its payment is asked for (contract: 2 s × 5, then 5 s up to 3 min). */
import { milliseconds, type Milliseconds } from '#domain/duration.ts';

const QUICK_CHECKS = 5;
const QUICK = milliseconds(2_000);
const STEADY = milliseconds(5_000);
const SERIES = milliseconds(180_000);

/** Checks that belong together: a return to the page begins a new series. */
export interface CheckSeries {
  /** Any clock's milliseconds, the same as `now`. */
  readonly startedAt: number;
  /** How many were made after the one that begins it. */
  readonly checks: number;
}

/** How long until the next check, in ms; null when the series is over. */
export function nextCheckIn({ startedAt, checks }: CheckSeries, now: number): Milliseconds | null {
  const wait = checks < QUICK_CHECKS ? QUICK : STEADY;
  return now + wait - startedAt > SERIES ? null : wait;
}
