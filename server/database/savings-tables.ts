/** Rows of savings, the bank that pays interest; see `tables.ts` for what the columns mean. */
import type { Generated } from 'kysely';
import type { MinorUnits } from '#domain/money.ts';
import type { Fixed } from './columns.ts';

/** What a player has in savings, and how its interest stands after the last hour that was credited. */
export interface SavingsAccountTable {
  player_id: Fixed<number>;
  amount: MinorUnits;
  /** The least that stood there since the running hour began: what this hour will be paid for. */
  standing: MinorUnits;
  /** The running hour, counted from the epoch: every hour before it is credited. */
  hour: number;
  /** Yearly rate of the running hour in hundredths of a percent, and of the hours after it. */
  apr_bps: number;
  next_apr_bps: number;
  /** Interest not yet received, in micro-units, and the rest in 8760ths of one. */
  interest_micro: number;
  rest: number;
  /** Credited since ever, without the rest. */
  total_micro: number;
  /** Paid out to the coins since ever. */
  received: MinorUnits;
}

/** 1 in, 2 out, 3 interest received. */
export interface SavingsMovementTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  type: Fixed<1 | 2 | 3>;
  amount: Fixed<MinorUnits>;
  /** Interest that stood there when it was received. */
  micro: Fixed<number | null>;
  amount_after: Fixed<MinorUnits>;
  created_at: Fixed<number>;
}
