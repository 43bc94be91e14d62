/** The fee and net amount of a withdrawal. */
import { withdrawalFee, type Fee } from '#domain/fee.ts';
import { minorUnits, subtract, type MinorUnits } from '#domain/money.ts';

export interface Payout {
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  readonly arrives: MinorUnits;
}

/** Calculates the fee for an amount, at most the amount itself, and the remainder. */
export function payoutOf(amount: MinorUnits, price: Fee): Payout {
  const fee = minorUnits(Math.min(amount, withdrawalFee(amount, price)));
  return { amount, fee, arrives: subtract(amount, fee) };
}
