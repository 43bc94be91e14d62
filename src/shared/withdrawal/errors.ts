import { BankAccountCode } from '#shared/bank-account/errors.ts';
import { CommonCode } from '#shared/common/errors.ts';
import { PromotionCode } from '#shared/protection/promotion-errors.ts';

/** Codes of withdrawals (spec §8; contract, conventions). */
export const WithdrawalCode = {
  noBalance: 101,
  betMore: 102,
  notEnough: 103,
  dailyCount: 104,
  pending: 1006,
  vipLimit: 1016,
  dailyQuota: 1066,
  wagerMore: 1071,
  notAllowed: 1078,
  /** For everyone: all payout methods are closed. */
  closed: 1079,
  /** An SMS code is required, and no mobile is bound. */
  noMobile: PromotionCode.noMobile,
  /** The selected account cannot be paid to in its current state. */
  changeBank: BankAccountCode.contactSupport,
  /** The player has never deposited: all coins come from promotions. */
  noDeposit: PromotionCode.noDeposit,
  badInput: CommonCode.badInput,
  outOfRange: CommonCode.outOfRange,
  channelDown: CommonCode.channelDown,
} as const;
