import { AccountCode } from '#shared/account/errors.ts';
import { CommonCode } from '#shared/common/errors.ts';

/** Codes of the savings bank (contract, conventions). */
export const SavingsCode = {
  wrongPassword: AccountCode.wrongPassword,
  tooFrequent: CommonCode.tooFrequent,
  balanceShort: 1251,
  underMinimum: 1252,
  nothingToClaim: 1253,
} as const;
