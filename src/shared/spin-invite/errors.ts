import { CashBonusCode } from '#shared/cash-bonus/errors.ts';
import { ClaimCode } from '#shared/reward/claim-errors.ts';

/** Codes of the wheel (spec §8; contract, conventions). */
export const SpinInviteCode = {
  notEnough: CashBonusCode.notEnough,
  noSpin: CashBonusCode.noTimesLeft,
  notStarted: CashBonusCode.notStarted,
  notMet: CashBonusCode.notMet,
  alreadyPaid: CashBonusCode.withdrawn,
  over: ClaimCode.expired,
} as const;
