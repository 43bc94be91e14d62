/** Codes of redemption codes (spec §8). */
export const RedeemCode = {
  notFound: 1096,
  notConfigured: 1097,
  alreadyClaimed: 1098,
  usedUp: 1099,
} as const;
