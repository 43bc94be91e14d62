/** Codes that a call of any feature may answer (contract, conventions). */
export const CommonCode = {
  /** The request names something that is not there. */
  notFound: 404,
  badInput: 1047,
  tooFrequent: 1203,
  /** The request number was used with another body. */
  numberReused: 1231,
  /** An amount outside of the bounds that the answer names. */
  outOfRange: 1232,
  channelDown: 1233,
} as const;
