import type { EpochMs } from '#domain/duration.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { UsedBoost } from '#server/items/boosts.ts';
import type { DepositOrder } from '#server/database/deposit-tables.ts';

/** A deposit whose money is in the player's wallet. */
export interface PaidDeposit {
  /** The order after the payment. */
  order: DepositOrder;
  /** The increase of the balance, and its bonus. */
  amount: MinorUnits;
  bonus: MinorUnits;
  boost: UsedBoost;
  now: EpochMs;
}
