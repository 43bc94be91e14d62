/** Codes of everything that can be claimed (contract, conventions). */
export const ClaimCode = {
  alreadyClaimed: 1241,
  notReached: 1242,
  expired: 1243,
} as const;
