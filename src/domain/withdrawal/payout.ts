/** What a withdrawal costs and brings. */
import { withdrawalFee, type Fee } from '#domain/fee.ts';
import { minorUnits, subtract, type MinorUnits } from '#domain/money.ts';

export interface Payout {
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  readonly arrives: MinorUnits;
}

/** The fee for an amount, never more than the amount, and what is left of it. */
export function payoutOf(amount: MinorUnits, price: Fee): Payout {
  const fee = minorUnits(Math.min(amount, withdrawalFee(amount, price)));
  return { amount, fee, arrives: subtract(amount, fee) };
}
