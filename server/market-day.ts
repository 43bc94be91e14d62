import {
  DAY_MS,
  HOUR_MS,
  milliseconds,
  type EpochMs,
  type Milliseconds,
} from '#domain/duration.ts';

/** Days turn at midnight of Manila and of Bangkok (contract, conventions); neither has summer time. */
const AHEAD_MS = { ph: 8 * HOUR_MS, th: 7 * HOUR_MS } as const;

/** The market's day that a moment is in. */
export interface MarketDay {
  /** Counted from the epoch. */
  number: number;
  /** Milliseconds until the next one. */
  endsInMs: number;
}

/** The two markets of the product (spec §1): `ph` in PHP and English, `th` in THB and Thai. */
export type Market = keyof typeof AHEAD_MS;

export const MARKETS: readonly Market[] = ['ph', 'th'];

/** How far a market is ahead of UTC. */
export const aheadOf = (market: Market): Milliseconds => milliseconds(AHEAD_MS[market]);

export function marketDay(market: Market, now: EpochMs): MarketDay {
  const local = now + AHEAD_MS[market];
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
