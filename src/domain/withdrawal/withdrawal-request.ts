import { isMinorUnits, type MinorUnits } from '#domain/money.ts';

/** What is withdrawn, and where to. */
export interface WithdrawalRequest {
  readonly amount: MinorUnits;
  readonly bankId: number;
  /** None where the platform chooses the way. */
  readonly channelId?: number;
}

/** A request that the phone kept; null when it is none. */
export function readWithdrawalRequest(
  stored: Readonly<Record<string, unknown>>,
): WithdrawalRequest | null {
  const { amount, bankId, channelId } = stored;
  if (!isMinorUnits(amount) || typeof bankId !== 'number') return null;
  return { amount, bankId, ...(typeof channelId === 'number' && { channelId }) };
}
