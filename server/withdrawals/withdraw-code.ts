import { WithdrawalCode } from '#domain/errors/withdrawal.ts';
import type { RequirementSource } from '#server/wagering/requirements.ts';

/** Which bets are missing: of deposits alone, or of a bonus too; null when none are. */
export function bettingCode(source: RequirementSource | null): number | null {
  if (source === null) return null;
  return source === 'bonus' ? WithdrawalCode.wagerMore : WithdrawalCode.betMore;
}
