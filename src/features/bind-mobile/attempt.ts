/** One try to bind a mobile with one code, and the number that all its retries bear. */
export interface Attempt {
  readonly mobile: string;
  readonly code: string;
  /** UUIDv4. */
  readonly reqNo: string;
}

/** The attempt that this is: the last one when it is sent again unchanged, else a new one. */
export function numberOfAttempt(
  last: Attempt | null,
  mobile: string,
  code: string,
  makeNumber: () => string,
): Attempt {
  const isRetry = last !== null && last.mobile === mobile && last.code === code;
  return isRetry ? last : { mobile, code, reqNo: makeNumber() };
}
