/** Rows of the VIP ladder; see `tables.ts` for conventions of columns. */
import type { MinorUnits } from '#shared/money/money.ts';
import type { Fixed } from './columns.ts';

/** A bonus claimed by a player: once per kind and period. */
export interface VipClaimTable {
  player_id: Fixed<number>;
  /** 1 upgrade, 2 weekly, 3 monthly, 4 birthday. */
  kind: Fixed<number>;
  /** `level-3`, `week-2968`, `month-682`: the period of a claim. */
  period: Fixed<string>;
  level: Fixed<number>;
  amount: Fixed<MinorUnits>;
  created_at: Fixed<number>;
}
