import { storeTraffic } from '#server/attribution/traffic-store.ts';
import { command, wholeNumber } from '#server/operator/command.ts';
import * as v from 'valibot';

/** Raw events are kept a little longer, so nothing that was made is swept at once. */
const MOST_DAYS = 365;

export const traffic = command({
  isForDemos: true,
  summary: 'Makes visitors for the install report; the same seed makes the same ones once.',
  usage: '--visitors N [--days 30] [--seed N]',
  options: v.object({
    visitors: v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000_000)),
    days: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_DAYS)), 30),
    seed: v.optional(v.pipe(wholeNumber, v.minValue(0)), 1),
  }),
  run({ database, clock, settings: { market } }, options) {
    return storeTraffic(database, { ...options, market, now: clock.now() });
  },
});
