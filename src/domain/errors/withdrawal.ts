import { BankAccountCode } from './bank-account.ts';
import { CommonCode } from './common.ts';
import { PromotionCode } from './promotion.ts';

/** Codes of withdrawing (spec §8; contract, conventions). */
export const WithdrawalCode = {
  noBalance: 101,
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
  noMobile: PromotionCode.noMobile,
  /** The chosen account cannot be paid to as it is. */
  changeBank: BankAccountCode.contactSupport,
  /** Never paid anything in: all coins are of promotions. */
  noDeposit: PromotionCode.noDeposit,
  badInput: CommonCode.badInput,
  outOfRange: CommonCode.outOfRange,
  channelDown: CommonCode.channelDown,
} as const;
