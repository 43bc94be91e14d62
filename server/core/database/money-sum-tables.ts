/** Rows of the ledger's sums by day, which the background counts; amounts in hundredths. */
import type { Generated } from 'kysely';
import type { Fixed } from './columns.ts';

/** One row: the last entry of the ledger that the sums contain. */
export interface MoneySumStateTable {
  is_only: Generated<boolean>;
  until: number;
}

/** Entries on players' wallets, by the market's day. */
export interface MoneySumTable {
  day: Fixed<number>;
  kind: Fixed<string>;
  amount: number;
  /** Of the entries that added money. */
  added: number;
}

/** Bets and wins of coins; -1 for entries without a round. */
export interface MoneyGameSumTable {
  day: Fixed<number>;
  brand_id: Fixed<number>;
  game_id: Fixed<number>;
  /** Positive; null without any bet. */
  bet: number | null;
  won: number | null;
}

interface BetScope {
  /** All bets, those of a provider, or those of a game; columns that it does not name are -1. */
  scope: Fixed<'all' | 'provider' | 'game'>;
  brand_id: Fixed<number>;
  game_id: Fixed<number>;
}

/** A day on which a player bet. */
export interface BetDayTable extends BetScope {
  player_id: Fixed<number>;
  day: Fixed<number>;
  /** Days since the player's day before this one, at most the longest period of a report. */
  gap: number;
}

/**
 * Players of a day by their gaps. A period's players are those of its days whose gap reaches back before the
 * period: each is counted on the first of their days only.
 */
export interface BetGapSumTable extends BetScope {
  day: Fixed<number>;
  gap: Fixed<number>;
  players: number;
}
