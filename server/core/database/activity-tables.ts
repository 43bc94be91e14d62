/** Rows of the activities. */
import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Fixed } from './columns.ts';

/** A claimed tier of the accumulated recharge. */
export interface RechargeClaimTable {
  player_id: Fixed<number>;
  prop_id: Fixed<number>;
  created_at: Fixed<number>;
}

/** The sign-up bonus package that a player bought; one per player. */
export interface SignInCardTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  prop_id: Fixed<number>;
  /** The deposit that paid for it. */
  order_no: Fixed<string>;
  /** Number of paying days, and what each pays, as of the purchase. */
  days: Fixed<number>;
  daily: Fixed<MinorUnits>;
  bet_rate: Fixed<number>;
  /** The number of the market's day on which the first one can be claimed. */
  first_day: Fixed<number>;
  bought_at: Fixed<number>;
}

/** A claimed day of a card; the first is 0. */
export interface SignInClaimTable {
  card_id: Fixed<number>;
  day: Fixed<number>;
  created_at: Fixed<number>;
}

/** A round of the spin invite, with the terms as of its start. */
export interface SpinRoundTable {
  tid: Fixed<string>;
  player_id: Fixed<number>;
  condition_id: Fixed<number>;
  target: Fixed<MinorUnits>;
  /** Never above the target. */
  won: Generated<MinorUnits>;
  bet_rate: Fixed<number>;
  /** Time of the next free spin. */
  free_spin_at: number;
  invite_spins_used: Generated<number>;
  started_at: Fixed<number>;
  ends_at: Fixed<number>;
  /** When a reached target can no longer be paid out. */
  lapses_at: Fixed<number>;
  paid_at: ColumnType<number | null, undefined, number>;
  /** When a scenario gave the player another round or none: the player has this one no longer. */
  replaced_at: ColumnType<number | null, undefined, number>;
}

export interface SpinTable {
  id: Generated<number>;
  tid: Fixed<string>;
  segment: Fixed<number>;
  amount: Fixed<MinorUnits>;
  /** The ticket used; null for a free spin or a friend's. */
  ticket_id: Fixed<number | null>;
  created_at: Fixed<number>;
}

/** A boost or a ticket that a player owns, with the terms as of its grant. */
export interface RewardItemTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  prop_id: Fixed<number>;
  /** The grant's reference as in the ledger, and the number of the piece, from 1. */
  reference: Fixed<string>;
  piece: Fixed<number>;
  /** Of a boost; null for a ticket. */
  percent: Fixed<number | null>;
  min_deposit: Fixed<MinorUnits>;
  max_bonus: Fixed<MinorUnits | null>;
  bet_rate: Fixed<number>;
  granted_at: Fixed<number>;
  expires_at: Fixed<number>;
  used_at: ColumnType<number | null, undefined, number>;
}

/** A claimed task; `period` is the market's day, or 0 for tasks that are done once. */
export interface TaskClaimTable {
  player_id: Fixed<number>;
  period: Fixed<number>;
  task_id: Fixed<number>;
  created_at: Fixed<number>;
}

/** A claimed step of the day's achievements. */
export interface TaskStepClaimTable {
  player_id: Fixed<number>;
  period: Fixed<number>;
  num: Fixed<number>;
  created_at: Fixed<number>;
}

/** How often a player shared or followed in a day (contract, `actionLog`). */
export interface ActionLogTable {
  player_id: Fixed<number>;
  day: Fixed<number>;
  action_type: Fixed<number>;
  times: Generated<number>;
}

/** When an activity runs (spec §3 "Activity"); always, without times. */
export interface ActivityTable {
  id: Fixed<number>;
  is_running: boolean;
  /** The beginner rule applies to players registered before it (spec §4). */
  beginner_time: number;
  begin_time: number | null;
  end_time: number | null;
}

/** A player's red packet, started when the player first loads it. */
export interface RedPacketTable {
  player_id: Fixed<number>;
  created_at: Fixed<number>;
  /** Increases with each claim and withdrawal, which serialises concurrent ones. */
  turn: Generated<number>;
}

/** A bonus credited to the player's cash bonus; not money yet. */
export interface RedPacketClaimTable {
  player_id: Fixed<number>;
  kind: Fixed<'level' | 'recharge'>;
  /** The level, or the recharge bonus's id. */
  item_id: Fixed<number>;
  amount: Fixed<MinorUnits>;
  created_at: Fixed<number>;
}

/** A payout from the cash bonus to the coins. */
export interface RedPacketPayoutTable {
  order_no: Fixed<string>;
  player_id: Fixed<number>;
  /** The red packet's initial amount; not taken from the collected bonuses. */
  is_first: Fixed<boolean>;
  amount: Fixed<MinorUnits>;
  /** The market's day whose limit it counts towards. */
  day: Fixed<number>;
  created_at: Fixed<number>;
}
