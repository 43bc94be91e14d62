/** Redemption codes as a player types them. */

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
