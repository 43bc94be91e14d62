import { DAY_MS, epochMs, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import { markets, type Market } from '#shared/market/market.ts';

/** The market's day of a time; days begin at its midnight (contract, conventions). */
export interface MarketDay {
  /** Counted from the epoch. */
  number: number;
  /** Milliseconds until the next day. */
  endsInMs: number;
}

export function marketDay(market: Market, now: EpochMs): MarketDay {
  const local = now + markets[market].ahead;
  const number = Math.floor(local / DAY_MS);
  return { number, endsInMs: (number + 1) * DAY_MS - local };
}

/** The hour of a market's day, from 0 to 23. */
export function marketHour(market: Market, time: EpochMs): number {
  const local = time + markets[market].ahead;
  return Math.floor(local / HOUR_MS) - Math.floor(local / DAY_MS) * (DAY_MS / HOUR_MS);
}

/** The first moment of a market's day. */
export const startOfDay = (market: Market, number: number): EpochMs =>
  epochMs(number * DAY_MS - markets[market].ahead);

/** Formats a day's number, e.g. `2026-11-21`. */
export const dayText = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Parses a day like `2026-11-21` to its number; undefined when there is no such day. */
export function dayNumber(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  const number = time / DAY_MS;
  return dayText(number) === text ? number : undefined;
}
