import { DAY_MS, type EpochMs } from '#domain/duration.ts';
import { markets, type Market } from '#domain/market.ts';

/** The market's day that a moment is in; days turn at its midnight (contract, conventions). */
export interface MarketDay {
  /** Counted from the epoch. */
  number: number;
  /** Milliseconds until the next one. */
  endsInMs: number;
}

export function marketDay(market: Market, now: EpochMs): MarketDay {
  const local = now + markets[market].ahead;
  const number = Math.floor(local / DAY_MS);
  return { number, endsInMs: (number + 1) * DAY_MS - local };
}

/** `2026-11-21`, from a day's number. */
export const dayText = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The number of a day like `2026-11-21`; undefined when there is no such day. */
export function dayNumber(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  const number = time / DAY_MS;
  return dayText(number) === text ? number : undefined;
}
