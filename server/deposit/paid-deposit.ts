import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { UsedBoost } from '#server/players/reward-item/boosts.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

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

/** Runs in the payment's transaction. */
export type DepositEffect = (trx: Trx, paid: PaidDeposit) => Promise<void>;

/** What follows a payment outside of the deposit itself, in this order. */
export interface DepositEffects {
  /** Only for a player who may bet. */
  whilePlaying: readonly DepositEffect[];
  /** Also for a player who has stopped. */
  always: readonly DepositEffect[];
}
