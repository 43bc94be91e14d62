/** The rows of the activities. */
import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#domain/money.ts';
import type { Fixed } from './columns.ts';

/** A tier of the accumulated recharge that a player claimed. */
export interface RechargeClaimTable {
  player_id: Fixed<number>;
  prop_id: Fixed<number>;
  created_at: Fixed<number>;
}

/** The package of the sign-up bonus that a player bought; one a player. */
export interface SignInCardTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  prop_id: Fixed<number>;
  /** The deposit that paid it. */
  order_no: Fixed<string>;
  /** How many days pay, and what each does, as it was when it was bought. */
  days: Fixed<number>;
  daily: Fixed<MinorUnits>;
  bet_rate: Fixed<number>;
  /** The number of the market's day in which the first one can be claimed. */
  first_day: Fixed<number>;
  bought_at: Fixed<number>;
}

/** A day of a card that was claimed; the first is 0. */
export interface SignInClaimTable {
  card_id: Fixed<number>;
  day: Fixed<number>;
  created_at: Fixed<number>;
}

/** A round of the spin invite; what it asks for is as it was when it began. */
export interface SpinRoundTable {
  tid: Fixed<string>;
  player_id: Fixed<number>;
  condition_id: Fixed<number>;
  target: Fixed<MinorUnits>;
  /** Never above the target. */
  won: Generated<MinorUnits>;
  bet_rate: Fixed<number>;
  /** When the next free spin is there. */
  free_spin_at: number;
  invite_spins_used: Generated<number>;
  started_at: Fixed<number>;
  ends_at: Fixed<number>;
  /** When a target that was reached is no longer paid. */
  lapses_at: Fixed<number>;
  paid_at: ColumnType<number | null, undefined, number>;
}

export interface SpinTable {
  id: Generated<number>;
  tid: Fixed<string>;
  segment: Fixed<number>;
  amount: Fixed<MinorUnits>;
  /** The ticket that it used; null for a free spin or a friend's. */
  ticket_id: Fixed<number | null>;
  created_at: Fixed<number>;
}

/** A boost or a ticket that a player owns; its terms are as they were when it was granted. */
export interface RewardItemTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  prop_id: Fixed<number>;
  /** What granted it, as the ledger names it, and which of several pieces it is, from 1. */
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

/** A task that was claimed; `period` is the market's day, or 0 for what is done once. */
export interface TaskClaimTable {
  player_id: Fixed<number>;
  period: Fixed<number>;
  task_id: Fixed<number>;
  created_at: Fixed<number>;
}

/** A step of the day's achievements that was claimed. */
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

/** When an activity runs (spec §3 "Activity"); without times it runs always. */
export interface ActivityTable {
  id: Fixed<number>;
  is_running: boolean;
  /** Players registered before it are judged by the beginner rule (spec §4). */
  beginner_time: number;
  begin_time: number | null;
  end_time: number | null;
}

/** A player's red packet: it begins when the player first looks at it. */
export interface RedPacketTable {
  player_id: Fixed<number>;
  created_at: Fixed<number>;
  /** Grows with each claim and withdrawal: those at the same time take turns by it. */
  turn: Generated<number>;
}

/** A bonus that went into the player's cash bonus; not money yet. */
export interface CashBonusClaimTable {
  player_id: Fixed<number>;
  kind: Fixed<'level' | 'recharge'>;
  /** The level, or the recharge bonus's id. */
  item_id: Fixed<number>;
  amount: Fixed<MinorUnits>;
  created_at: Fixed<number>;
}

/** What went from the cash bonus to the coins. */
export interface CashBonusPayoutTable {
  order_no: Fixed<string>;
  player_id: Fixed<number>;
  /** The red packet's own; it is not taken from what was collected. */
  is_first: Fixed<boolean>;
  amount: Fixed<MinorUnits>;
  /** The market's day whose limit it counts towards. */
  day: Fixed<number>;
  created_at: Fixed<number>;
}
