/** Codes of limits, breaks and self-exclusion (contract, conventions). */
export const ProtectionCode = {
  /** With `left` and `resetTime`. */
  depositLimit: 1211,
  selfExcluded: 1212,
  onBreak: 1213,
  sessionLimit: 1214,
  /** The limit of losses or bets. */
  spendingLimit: 1215,
} as const;
