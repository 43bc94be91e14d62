import { CommonCode } from '#shared/common/errors.ts';

/** Codes of saving a bank account (spec §8); `tooMany` is a code of the reference server. */
export const BankAccountCode = {
  taken: 5,
  badInput: CommonCode.badInput,
  contactSupport: 1122,
  tooMany: 1291,
} as const;
