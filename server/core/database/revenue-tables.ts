/** Rows of revenue by campaign; amounts in hundredths. */
import type { Generated } from 'kysely';
import type { Fixed } from './columns.ts';
import type { SumOfAlike } from './marketing-tables.ts';

/** A player, and what they were last counted under. Rows are added by a trigger. */
export interface InstallPlayerTable {
  player_id: Fixed<number>;
  /** The market's day of the registration; null before the first count. */
  day: Generated<number | null>;
  /** Ids of the words of the player's visitor; null when it was deleted. */
  first_origin: Generated<number | null>;
  last_origin: Generated<number | null>;
  client: Generated<number | null>;
  /** True when the visitor was deleted: what was counted stays, what follows has no campaign. */
  is_settled: Generated<boolean>;
  is_changed: Generated<boolean>;
}

interface Amounts {
  deposited: number;
  withdrawn: number;
  bet: number;
  won: number;
  bonus: number;
}

/** The part of a player's day (`money_day`) that the sums contain. */
export interface InstallPlayerDayTable extends Amounts {
  player_id: Fixed<number>;
  day: Fixed<number>;
}

/** Money by the day on which it moved, with the players who moved some. */
export interface InstallMoneySumTable extends SumOfAlike, Amounts {
  players: number;
}

type PerValueDay = Record<`${keyof Amounts}_${0 | 1 | 3 | 7 | 14 | 30 | 60 | 90}`, number>;

/** Players by the day of their registration, and their money up to so many days after it. */
export type InstallValueSumTable = SumOfAlike & { players: number } & PerValueDay;
