/** Rows of wagering and of withdrawals. */
import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Fixed, Json } from './columns.ts';

/** Wagering of money before it can be withdrawn. */
export interface WagerRequirementTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  source: Fixed<'deposit' | 'bonus'>;
  /** Unique within its source: the order or claim. */
  reference: Fixed<string>;
  /**
   * Coins it locks now. Of a deposit: bets from them lower it, wins from them raise it. Of a bonus: they
   * wait, unchanged.
   */
  locked: MinorUnits;
  need: Fixed<MinorUnits>;
  done: ColumnType<MinorUnits, MinorUnits | undefined, MinorUnits>;
  /** `unplayed`: a deposit released from wagering because its player may not bet; it was not played. */
  state: ColumnType<
    'open' | 'met' | 'lapsed' | 'unplayed',
    'unplayed' | undefined,
    'met' | 'lapsed' | 'unplayed'
  >;
  created_at: Fixed<number>;
  ended_at: ColumnType<number | null, number | undefined, number>;
}

/** A bet for money, by its round. */
export interface CountedBetTable {
  round_no: Fixed<string>;
  player_id: Fixed<number>;
  bet: Fixed<MinorUnits>;
  /** The part of it that was locked money. */
  from_locked: Fixed<MinorUnits>;
  /** Which deposits it was of; JSON when it is written. */
  taken_from: ColumnType<{ id: number; taken: MinorUnits }[], string, never>;
  /** The part counted towards requirements when the round ended. */
  progress: MinorUnits;
  /** Percent that counts towards bonuses; null when it was counted as it was taken. */
  share: Fixed<number | null>;
  created_at: Fixed<number>;
  settled_at: number | null;
}

/** A player's rounds and bets for money on a market day, by game type. */
export interface PlayDayTable {
  player_id: Fixed<number>;
  /** Counted from the epoch, see `marketDay`. */
  day: Fixed<number>;
  type_id: Fixed<number>;
  rounds: number;
  bet: MinorUnits;
}

/** A withdrawal order; the account is a copy, so that later changes of it affect no order. */
export interface WithdrawalOrderTable {
  id: Generated<number>;
  order_no: Fixed<string>;
  player_id: Fixed<number>;
  amount: Fixed<MinorUnits>;
  fee: Fixed<MinorUnits>;
  /** The part that was deposited and released unplayed: it waits for the operator's review. */
  unplayed: Fixed<MinorUnits>;
  bank_id: Fixed<number>;
  bank_name: Fixed<string>;
  realname: Fixed<string>;
  /** Country code and number. */
  account: Fixed<string>;
  channel_id: Fixed<number>;
  /** 0 in process, 1 waiting, 2 fail, 3 rejected, 4 success (spec §3). */
  status: number;
  eta_at: Fixed<number>;
  /** The market's day whose limits it counts towards. */
  day: number;
  fail_code: number | null;
  fail_text: string | null;
  /** A list of `{status, time}`. */
  steps: Json;
  /** When the order is due; null = only the operator moves it on, or it has ended. */
  next_at: number | null;
  created_at: Fixed<number>;
  updated_at: number;
  refunded_at: number | null;
  /** When the bank sent a paid one back; its status is then 2. */
  returned_at: Generated<number | null>;
}
