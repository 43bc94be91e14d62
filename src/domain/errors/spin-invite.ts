import { CashBonusCode } from './cash-bonus.ts';
import { ClaimCode } from './claim.ts';

/** Codes of the wheel (spec §8; contract, conventions). */
export const SpinInviteCode = {
  notEnough: CashBonusCode.notEnough,
  noSpin: CashBonusCode.noTimesLeft,
  notStarted: CashBonusCode.notStarted,
  notMet: CashBonusCode.notMet,
  alreadyPaid: CashBonusCode.withdrawn,
  over: ClaimCode.expired,
} as const;
