/** When scheduled files are due, and the days that each covers. */
import { DAY_MS, epochMs, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import { PERIODS, type Period } from '#server/marketing/report/view.ts';
import type { Frequency } from '#server/marketing/schedules/frequency.ts';
import type { Schedule } from '#server/marketing/schedules/schedules.ts';

/** More files than that are not sent after a long downtime; the oldest are left out. */
const MOST_MISSED = 400;

/**
 * Lists the days on which a schedule sends a file, oldest first: those after its creation and after `queued`, so
 * that a server that was down sends what it missed.
 * @param queued the last day whose file was queued
 */
export function dueDays(
  { frequency, hour, createdAt }: Pick<Schedule, 'frequency' | 'hour' | 'createdAt'>,
  market: Market,
  now: EpochMs,
  queued = -Infinity,
): number[] {
  const momentOf = (day: number): number => day * DAY_MS - markets[market].ahead + hour * HOUR_MS;
  const days: number[] = [];
  let day = startOf(frequency, marketDay(market, epochMs(now - hour * HOUR_MS)).number);
  while (day > queued && momentOf(day) > createdAt && days.length < MOST_MISSED) {
    days.push(day);
    day = startOf(frequency, day - 1);
  }
  return days.toReversed();
}

/** The day of the file that is sent in a day's week or month. Day 0 of the epoch was a Thursday. */
function startOf(frequency: Frequency, day: number): number {
  if (frequency === 'day') return day;
  if (frequency === 'week') return day - ((day + 3) % 7);
  return day - Number(dayText(day).slice(-2)) + 1;
}

/** Months that a monthly file covers, where the report's period is longer than one. */
const MONTHS: Readonly<Record<Period, number>> = {
  today: 1,
  '7d': 1,
  '30d': 1,
  '90d': 3,
  '12m': 12,
};

/**
 * The days that a file covers. A monthly one covers whole months, whose lengths differ, and none covers less than
 * the time since the file before it: no day is left out, and none is in two files unless the report's period
 * is longer than its frequency.
 * @param day on which the file is sent; it ends the day before
 */
export function daysOfFile(
  frequency: Frequency,
  period: Period,
  day: number,
): { from: number; to: number } {
  const to = day - 1;
  if (frequency === 'month') return { from: monthsBefore(day, MONTHS[period]), to };
  const days = Math.max(PERIODS[period], frequency === 'week' ? 7 : 1);
  return { from: day - days, to };
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 1);
  return Math.min(first / DAY_MS + date.getUTCDate(), next / DAY_MS) - 1;
}
