import { isMinorUnits, type MinorUnits } from '#shared/money/money.ts';

/** Amount and target of a withdrawal. */
export interface WithdrawalRequest {
  readonly amount: MinorUnits;
  readonly bankId: number;
  /** Absent where the server selects the method. */
  readonly channelId?: number;
}

/** Parses a stored request; null when it is invalid. */
export function readWithdrawalRequest(
  stored: Readonly<Record<string, unknown>>,
): WithdrawalRequest | null {
  const { amount, bankId, channelId } = stored;
  if (!isMinorUnits(amount) || typeof bankId !== 'number') return null;
  return { amount, bankId, ...(typeof channelId === 'number' && { channelId }) };
}
