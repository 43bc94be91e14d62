/** Redemption codes as a player types them, and the number of each try. */

/** Lengths that the platform serves. */
export interface CodeBounds {
  readonly min: number;
  readonly max: number;
}

/** The code as it is sent: without space around it, in capitals (contract, redeem part). */
export const toRedeemCode = (typed: string): string => typed.trim().toUpperCase();

/** Whether a code, as sent, has a length that the platform takes. */
export const fitsBounds = (code: string, { min, max }: CodeBounds): boolean =>
  code !== '' && code.length >= min && code.length <= max;

/** One try to redeem a code; its number goes with every repetition of it (contract, conventions). */
export interface RedeemAttempt {
  readonly code: string;
  /** UUIDv4. */
  readonly reqNo: string;
}

/**
 * The attempt to send: the open one when the same code is sent again, so that a code whose answer
 * was lost is not redeemed twice; else a new one.
 * @param open the last attempt, null once the platform has answered it
 */
export function attemptFor(
  code: string,
  open: RedeemAttempt | null,
  newNumber: () => string,
): RedeemAttempt {
  return open?.code === code ? open : { code, reqNo: newNumber() };
}
