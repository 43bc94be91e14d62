/** Rows of savings, the bank that pays interest; see `tables.ts` for conventions of columns. */
import type { Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Fixed } from './columns.ts';

/** A player's savings, and their interest as of the last credited hour. */
export interface SavingsAccountTable {
  player_id: Fixed<number>;
  amount: MinorUnits;
  /** The lowest amount since the current hour began; the hour pays interest on it. */
  standing: MinorUnits;
  /** The current hour, counted from the epoch: every earlier hour is credited. */
  hour: number;
  /** Yearly rate of the current hour in hundredths of a percent, and of later hours. */
  apr_bps: number;
  next_apr_bps: number;
  /** Interest not yet paid out, in micro-units, and the remainder in 8760ths of one. */
  interest_micro: number;
  rest: number;
  /** Credited in total, without the remainder. */
  total_micro: number;
  /** Paid out to the coins in total. */
  received: MinorUnits;
}

/** 1 in, 2 out, 3 interest received. */
export interface SavingsMovementTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  type: Fixed<1 | 2 | 3>;
  amount: Fixed<MinorUnits>;
  /** Interest at the time it was paid out. */
  micro: Fixed<number | null>;
  amount_after: Fixed<MinorUnits>;
  created_at: Fixed<number>;
}
