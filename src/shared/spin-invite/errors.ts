import { RedPacketCode } from '#shared/red-packet/errors.ts';
import { ClaimCode } from '#shared/reward/claim-errors.ts';

/** Codes of the wheel (spec §8; contract, conventions). */
export const SpinInviteCode = {
  notEnough: RedPacketCode.notEnough,
  noSpin: RedPacketCode.noTimesLeft,
  notStarted: RedPacketCode.notStarted,
  notMet: RedPacketCode.notMet,
  alreadyPaid: RedPacketCode.withdrawn,
  over: ClaimCode.expired,
} as const;
