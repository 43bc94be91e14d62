/** Codes that any endpoint may answer (contract, conventions). */
export const CommonCode = {
  /** The request names something that does not exist. */
  notFound: 404,
  badInput: 1047,
  tooFrequent: 1203,
  /** The request number was used with another body. */
  numberReused: 1231,
  /** An amount outside the limits in the answer. */
  outOfRange: 1232,
  channelDown: 1233,
} as const;
