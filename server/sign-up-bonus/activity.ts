import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { signUpBonus as signUpBonusCall, claimSignUpBonus } from './handler.ts';
import { signUpBonusCheck } from './reconcile-check.ts';
import type { ServerActivity } from '#server/players/activity.ts';

/** The package that a deposit buys, with a claim on each of its days. */
export const signUpBonus = {
  handlers: { signUpBonus: signUpBonusCall, claimSignUpBonus },
  summaries: {
    signUpBonus: 'Sign-in cards that the player bought, day by day.',
    claimSignUpBonus: "Claims today's day of a sign-in card.",
  },
  check: signUpBonusCheck,
  promotions: ({ trade }) =>
    trade.rechargeList
      .filter(({ type, bonusAmount }) => type === RECHARGE_KIND.buyProp && bonusAmount > 0)
      .map(({ id, props }) => ({
        promotion: `sign-up bonus ${id}`,
        betTimes: props[0]?.betRate ?? 0,
      })),
} satisfies ServerActivity;
