import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { signUpBonus as signUpBonusCall, claimSignUpBonus } from './handler.ts';
import { signUpBonusCheck } from './reconcile-check.ts';
import type { ServerActivity } from '#server/players/activity.ts';

/** The package that a deposit buys, with a claim on each of its days. */
export const signUpBonus = {
  handlers: { signUpBonus: signUpBonusCall, claimSignUpBonus },
  check: signUpBonusCheck,
  promotions: ({ trade }) =>
    trade.rechargeList
      .filter(({ type, bonusAmount }) => type === RECHARGE_KIND.buyProp && bonusAmount > 0)
      .map(({ id, props }) => ({
        promotion: `sign-up bonus ${id}`,
        betTimes: props[0]?.betRate ?? 0,
      })),
} satisfies ServerActivity;
