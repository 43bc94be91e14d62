import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import {
  accumulatedRecharge as accumulatedRechargeCall,
  claimAccumulatedRecharge,
} from './handler.ts';
import { accumulatedRechargeCheck } from './reconcile-check.ts';
import { accumulatedBetTimes } from './tiers.ts';
import type { ServerActivity } from '#server/players/activity.ts';

/** The tiers that all deposits together reach. */
export const accumulatedRecharge = {
  handlers: { accumulatedRecharge: accumulatedRechargeCall, claimAccumulatedRecharge },
  summaries: {
    accumulatedRecharge: "The player's total recharge, its tiers, and those claimed.",
    claimAccumulatedRecharge: 'Claims a tier of the accumulated recharge.',
  },
  check: accumulatedRechargeCheck,
  promotions: ({ webConfig }, betTimes) =>
    Object.values(webConfig.appPropConfigMap)
      .filter(({ type }) => type === RECHARGE_KIND.tier)
      .map((tier) => ({
        promotion: `accumulated recharge ${tier.id}`,
        betTimes: accumulatedBetTimes(tier) ?? betTimes,
      })),
} satisfies ServerActivity;
