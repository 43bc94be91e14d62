/** Rows of player protection; see `tables.ts` for conventions of columns. */
import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { LimitKind } from '#shared/protection/limit.ts';
import type { Period } from '#shared/protection/market-period.ts';
import type { RealityMinutes } from '#shared/protection/reality-minutes.ts';
import type { Fixed } from './columns.ts';

/** Breaks, exclusions and the chosen reality check; 0 for none. No row means no choices. */
export interface ProtectionTable {
  player_id: Fixed<number>;
  break_until: Generated<number>;
  exclude_until: Generated<number>;
  /** Until when another account of the same person is excluded; only the operator lifts it. */
  carried_until: Generated<number>;
  reality_min: Generated<RealityMinutes>;
}

/** A limit that a player chose; `value` null is "no limit", `pending_at` null = no pending change. */
export interface PlayerLimitTable {
  player_id: Fixed<number>;
  kind: Fixed<LimitKind>;
  period: Fixed<Period>;
  value: number | null;
  pending_value: number | null;
  pending_at: number | null;
}

/** All choices in chronological order. */
export interface ProtectionEventTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  kind: Fixed<string>;
  detail: ColumnType<Record<string, unknown>, string, never>;
  created_at: Fixed<number>;
}

/** Time at games for money without a long pause (`src/shared/protection/play-session.ts`). */
export interface PlaySessionTable {
  player_id: Fixed<number>;
  started_at: Fixed<number>;
  last_at: number;
  /** When its last reality check was answered. */
  answered_at: number | null;
}

/** Sums of a market day, written by the ledger's trigger. */
export interface MoneyDayTable {
  player_id: Fixed<number>;
  day: Fixed<number>;
  deposited: ColumnType<MinorUnits, never, never>;
  bet: ColumnType<MinorUnits, never, never>;
  won: ColumnType<MinorUnits, never, never>;
  /** Paid out, less what banks sent back. */
  withdrawn: ColumnType<MinorUnits, never, never>;
  bonus: ColumnType<MinorUnits, never, never>;
  /** True while the sums of reports have this day as it is. */
  is_counted: ColumnType<boolean, never, boolean>;
}

/** A player whose withdrawals and bonuses of before are still missing in `money_day`. */
export interface MoneyDayFillTable {
  player_id: Fixed<number>;
  /** The last ledger entry that the trigger did not count. */
  until: Fixed<number>;
}
