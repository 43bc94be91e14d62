/** Redemption codes as a player types them. */
import { tidyCode } from '#shared/text/text.ts';

/** Length limits from the server. */
export interface CodeBounds {
  readonly min: number;
  readonly max: number;
}

/** Normalises a code as typed or pasted: without spaces, ASCII digits, in capitals (contract, redeem part). */
export const toRedeemCode = (typed: string): string => tidyCode(tidyCode(typed).toUpperCase());

/** True when a normalised code has a length that the server accepts. */
export const fitsBounds = (code: string, { min, max }: CodeBounds): boolean =>
  code !== '' && code.length >= min && code.length <= max;
