import type { Generated } from 'kysely';
import type { Fixed } from './columns.ts';

/** A night's comparison of all money, by the market's day (counted from the epoch). */
export interface ReconciliationTable {
  day: Fixed<number>;
  attempts: Generated<number>;
  /** The next attempt; null once it has ended. */
  due_at: number | null;
  ended_at: Generated<number | null>;
  /** Null until it has ended, and when no attempt had a result. */
  disagreements: Generated<number | null>;
}
