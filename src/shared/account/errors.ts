import { CommonCode } from '#shared/common/errors.ts';

/** Codes of signing in and registering (spec §8); `passwordNeeded` is a code of the reference server. */
export const AccountCode = {
  abnormal: 101,
  notFound: 102,
  deviceUsedUp: 1018,
  wrongPassword: 1019,
  badPassword: 1020,
  taken: 1043,
  badInput: CommonCode.badInput,
  addressUsedUp: 1049,
  passwordNeeded: 1293,
} as const;
