import type { EpochMs } from '#domain/duration.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { UsedBoost } from '#server/items/boosts.ts';
import type { DepositOrder } from '#server/database/deposit-tables.ts';

/** A deposit whose money is in the player's wallet. */
export interface PaidDeposit {
  /** The order as it stands now. */
  order: DepositOrder;
  /** What the balance grew by, and the bonus that belongs to it. */
  amount: MinorUnits;
  bonus: MinorUnits;
  /** What the order's boost adds. */
  boost: UsedBoost;
  now: EpochMs;
}
