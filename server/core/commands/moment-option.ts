import { dayNumber } from '#server/core/market-day.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import * as v from 'valibot';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/** A day of the market, or a moment with its zone. */
export const dayOrTime = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => dayNumber(text) !== undefined || (TIME.test(text) && !Number.isNaN(Date.parse(text))),
    'a day such as 2026-12-31, or a time such as 2026-12-31T18:00+08:00',
  ),
);

/** Both ends of a day of the market; of a moment the moment itself. */
export function momentsOfText(text: string, market: Market): { start: EpochMs; end: EpochMs } {
  const day = dayNumber(text);
  if (day === undefined) {
    const moment = epochMs(Date.parse(text));
    return { start: moment, end: moment };
  }
  const start = day * DAY_MS - markets[market].ahead;
  return { start: epochMs(start), end: epochMs(start + DAY_MS) };
}
