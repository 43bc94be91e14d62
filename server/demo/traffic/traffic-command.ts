import { plannedVisitors, trafficPlan } from '#server/demo/traffic/traffic-plan.ts';
import { storePlan, storeTraffic } from '#server/demo/traffic/traffic-store.ts';
import { longCommand, OperatorError } from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import * as v from 'valibot';

/** Raw events are stored slightly longer, so new ones are not swept at once. */
const MOST_DAYS = 365;

export const traffic = longCommand({
  isForDemos: true,
  summary:
    'Makes visitors for the install report, or those of a plan; the same seed or plan makes the same ones once.',
  usage: '--visitors N [--days 30] [--seed N], or --plan "$(cat plan.json)"',
  options: v.object({
    visitors: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000_000))),
    plan: v.optional(v.union([trafficPlan, v.pipe(v.string(), v.parseJson(), trafficPlan)])),
    days: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_DAYS)), 30),
    seed: v.optional(v.pipe(wholeNumber, v.minValue(0)), 1),
  }),
  run({ database, clock, settings: { market } }, { visitors, plan, days, seed }) {
    if (plan) return storePlan(database, { market, now: clock.now() }, plannedVisitors(plan));
    if (visitors === undefined) throw new OperatorError('give --visitors or --plan');
    return storeTraffic(database, { visitors, days, seed, market, now: clock.now() });
  },
});
