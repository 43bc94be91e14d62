import { OperatorError } from '#server/core/commands/command.ts';
import { dayNumber } from '#server/core/market-day.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import * as v from 'valibot';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/** When something ends: a day of the market, which it still includes, or a moment with its zone. */
export const until = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) =>
        dayNumber(text) !== undefined || (TIME.test(text) && !Number.isNaN(Date.parse(text))),
      'a day such as 2026-12-31, or a time such as 2026-12-31T18:00+08:00',
    ),
  ),
);

/** @throws OperatorError when it has passed */
export function readUntil(
  text: string | undefined,
  { market, now }: { market: Market; now: EpochMs },
): EpochMs | undefined {
  if (text === undefined) return undefined;
  const day = dayNumber(text);
  const end = day === undefined ? Date.parse(text) : (day + 1) * DAY_MS - markets[market].ahead;
  if (end <= now) throw new OperatorError('--until has passed');
  return epochMs(end);
}
