/** What is wrong with a code by SMS (contract, conventions). */
export const VerificationCode = {
  wrong: 1201,
  expired: 1202,
  usedUp: 1204,
} as const;
