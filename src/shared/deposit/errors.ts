import { ClaimCode } from '#shared/reward/claim-errors.ts';
import { CommonCode } from '#shared/common/errors.ts';
import { ProtectionCode } from '#shared/protection/errors.ts';

/** Codes of deposits (contract, conventions). */
export const DepositCode = {
  tooFrequent: CommonCode.tooFrequent,
  limit: ProtectionCode.depositLimit,
  selfExcluded: ProtectionCode.selfExcluded,
  onBreak: ProtectionCode.onBreak,
  outOfRange: CommonCode.outOfRange,
  channelDown: CommonCode.channelDown,
  noSuchOrder: 1234,
  alreadyClaimed: ClaimCode.alreadyClaimed,
  boostGone: ClaimCode.expired,
} as const;
