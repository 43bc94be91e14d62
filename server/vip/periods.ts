import { markets, type Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import { periodAt } from '#shared/protection/market-period.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';

const DAYS_A_WEEK = 7;
/** Day 0 was a Thursday: three days after a Monday. */
const DAYS_SINCE_MONDAY = 3;
const MONTHS_A_YEAR = 12;

/** A week or a month of the market. */
export interface Period {
  /** E.g. `week-2968`; unique to the period. */
  name: string;
  endsAt: number;
}

/** The market's week, from Monday to Sunday. */
export function marketWeek(market: Market, now: EpochMs): Period {
  const days = marketDay(market, now).number + DAYS_SINCE_MONDAY;
  return {
    name: `week-${Math.floor(days / DAYS_A_WEEK)}`,
    endsAt: periodAt('week', now, markets[market].ahead).end,
  };
}

/** The market's calendar month. */
export function marketMonth(market: Market, now: EpochMs): Period {
  const today = new Date(marketDay(market, now).number * DAY_MS);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return {
    name: `month-${year * MONTHS_A_YEAR + month}`,
    endsAt: periodAt('month', now, markets[market].ahead).end,
  };
}
