/** Codes of the identity check (contract, conventions). */
export const IdentityCode = {
  needed: 1221,
  inReview: 1222,
  /** With its `reason`. */
  rejected: 1223,
} as const;
