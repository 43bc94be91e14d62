import type { RequirementSource } from '#server/wagering/requirements.ts';

/** Spec §8, withdrawal; the last three are the contract's, 1084 is the superior's. */
export const WithdrawCode = {
  balance: 101,
  betMore: 102,
  notEnough: 103,
  dailyCount: 104,
  pending: 1006,
  vipLimit: 1016,
  dailyQuota: 1066,
  wagerMore: 1071,
  /** This player may not withdraw. */
  notAllowed: 1078,
  /** Nobody can now: every payout method is closed. */
  closed: 1079,
  /** A code by SMS is asked for, and no mobile is bound. */
  noMobile: 1084,
  /** The chosen account cannot be paid to as it is. */
  changeBank: 1122,
  /** Never paid anything in: all coins are of promotions. A code of this platform. */
  noDeposit: 1292,
  input: 1047,
  amountRange: 1232,
  channelDown: 1233,
} as const;

/** Which bets are missing: of deposits alone, or of a bonus too; null when none are. */
export function bettingCode(source: RequirementSource | null): 102 | 1071 | null {
  if (source === null) return null;
  return source === 'bonus' ? WithdrawCode.wagerMore : WithdrawCode.betMore;
}
