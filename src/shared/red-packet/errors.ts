import { ClaimCode } from '#shared/reward/claim-errors.ts';
import { PromotionCode } from '#shared/protection/promotion-errors.ts';

/** Codes of the cash bonus and its red packet (spec §8; contract, conventions). */
export const RedPacketCode = {
  ...ClaimCode,
  ...PromotionCode,
  packetBroken: 1101,
  notEnough: 1107,
  noTimesLeft: 1108,
  levelTooLow: 1109,
  vipTooLow: 1110,
  notConfigured: 1111,
  notStarted: 1112,
  dataBroken: 1113,
  notMet: 1114,
  withdrawn: 1115,
} as const;
