/** Codes for a rejected SMS code (contract, conventions). */
export const VerificationCode = {
  wrong: 1201,
  expired: 1202,
  usedUp: 1204,
} as const;
