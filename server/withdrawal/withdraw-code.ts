import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import type { RequirementSource } from '#server/money/wagering/share-bet.ts';

/** Which wagering is missing: of deposits only, or also of a bonus; null when none is. */
export function bettingCode(source: RequirementSource | null): number | null {
  if (source === null) return null;
  return source === 'bonus' ? WithdrawalCode.wagerMore : WithdrawalCode.betMore;
}
