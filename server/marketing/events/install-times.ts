import { SECOND_MS } from '#shared/time/duration.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Rounds the time from landing to install for the sums: up to seconds within a minute, to minutes within an
 * hour, to tenths of an hour within a day, then to tenths of a day. Pages show no finer values, days and
 * windows stay exact, and the order of times, so also the median's position, does not change.
 * @returns seconds
 */
export function roundUpSpan(ms: number): number {
  const seconds = ms / SECOND_MS;
  const unit =
    seconds <= MINUTE ? 1 : seconds <= HOUR ? MINUTE : seconds <= DAY ? HOUR / 10 : DAY / 10;
  return Math.ceil(seconds / unit) * unit;
}

/** Visitors who took the same time. */
export interface TimeCount {
  seconds: number;
  visitors: number;
}

/** Shortest time within which this share finished; null without visitors. @param times ascending */
export function percentile(times: readonly TimeCount[], share: number): number | null {
  const wanted = share * times.reduce((sum, { visitors }) => sum + visitors, 0);
  let within = 0;
  for (const { seconds, visitors } of times) {
    within += visitors;
    if (within >= wanted) return seconds;
  }
  return null;
}
