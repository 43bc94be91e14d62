/** Redemption codes as a player types them. */

/** Length limits from the server. */
export interface CodeBounds {
  readonly min: number;
  readonly max: number;
}

/** Normalises a code for sending: trimmed, in capitals (contract, redeem part). */
export const toRedeemCode = (typed: string): string => typed.trim().toUpperCase();

/** True when a normalised code has a length that the server accepts. */
export const fitsBounds = (code: string, { min, max }: CodeBounds): boolean =>
  code !== '' && code.length >= min && code.length <= max;
