import { CommonCode } from '#shared/common/errors.ts';

/**
 * Codes of starting a game (spec §8; contract, conventions). The specification gives 1087, 1088, 1092 and
 * 1093 one meaning, "cannot enter, try later"; the reference server distinguishes three of them.
 */
export const StartGameCode = {
  settling: 2,
  notFound: CommonCode.notFound,
  hidden: 1087,
  accountBlocked: 1088,
  transferFailed: 1089,
  coinsFailed: 1090,
  playerMissing: 1091,
  noDemo: 1092,
  cannotEnter: 1093,
  systemError: 1094,
  refundFailed: 1095,
  regionBlocked: 1271,
  maintenance: 1281,
} as const;
