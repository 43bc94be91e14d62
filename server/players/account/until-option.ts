import { OperatorError } from '#server/core/commands/command.ts';
import { dayOrTime, momentsOfText } from '#server/core/commands/moment-option.ts';
import type { Market } from '#shared/market/market.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import * as v from 'valibot';

/** When something ends: a day of the market, which it still includes, or a moment with its zone. */
export const until = v.optional(dayOrTime);

/** @throws OperatorError when it has passed */
export function readUntil(
  text: string | undefined,
  { market, now }: { market: Market; now: EpochMs },
): EpochMs | undefined {
  if (text === undefined) return undefined;
  const { end } = momentsOfText(text, market);
  if (end <= now) throw new OperatorError('--until has passed');
  return end;
}
