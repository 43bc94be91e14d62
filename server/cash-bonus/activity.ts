import {
  cashBonus,
  claimLevelBonus,
  claimRechargeBonus,
  withdrawCashBonus,
  cashBonusRecord,
} from './handler.ts';
import { cashBonusCheck } from './reconcile-check.ts';
import type { ServerActivity } from '#server/players/activity.ts';

/** The red packet, whose coins are withdrawn to a bank account. */
export const redPacket = {
  handlers: { cashBonus, claimLevelBonus, claimRechargeBonus, withdrawCashBonus, cashBonusRecord },
  check: cashBonusCheck,
  promotions: ({ cashBonus: terms }) =>
    terms === undefined ? [] : [{ promotion: 'cash bonus', betTimes: terms.betRate }],
} satisfies ServerActivity;
