import { AccountCode } from './account.ts';
import { CommonCode } from './common.ts';

/** Codes of the savings bank (contract, conventions). */
export const SavingsCode = {
  wrongPassword: AccountCode.wrongPassword,
  tooFrequent: CommonCode.tooFrequent,
  balanceShort: 1251,
  underMinimum: 1252,
  nothingToReceive: 1253,
} as const;
