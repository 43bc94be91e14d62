/** The fee and net amount of a withdrawal. */
import { withdrawalFee, type Fee } from '#shared/money/fee.ts';
import { minorUnits, subtract, type MinorUnits } from '#shared/money/money.ts';

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
