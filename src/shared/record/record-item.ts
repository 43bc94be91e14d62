/** The player's records: movements, deposits, withdrawals and rounds (spec §2 `/record/transaction`). */
import type { EpochMs, Milliseconds } from '#shared/time/duration.ts';
import type { GameId } from '#shared/game/game.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { dayOf, type DayText } from './market-day.ts';

export const RECORD_TABS = ['all', 'deposits', 'withdrawals', 'rounds'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** Kinds of movements, in the order of their numbers on the wire, from 1. */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bonus',
  'savings-in',
  'savings-out',
  'interest',
  'adjustment',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Sources of bonuses, by their names on the wire. */
export const BONUS_SOURCES = [
  'deposit',
  'boost',
  'card',
  'tier',
  'task',
  'vip',
  'mail',
  'redeem',
  'bind',
  'cash',
  'spin',
] as const;
export type BonusSource = (typeof BONUS_SOURCES)[number];

/** Spec §3: 0 waiting for payment, 1 success, 2 failure. */
export const DEPOSIT_STATES = ['waiting', 'success', 'failed'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Spec §3: in process, waiting, fail, rejected, success, from 0. */
export const WITHDRAWAL_STATES = [
  'processing',
  'waiting',
  'failed',
  'rejected',
  'success',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

interface RecordBase {
  /** Unique within its tab. */
  readonly id: string;
  readonly time: EpochMs;
}

/** One movement of the player's coins. */
export interface MovementRecord extends RecordBase {
  readonly tab: 'all';
  readonly kind: MovementKind;
  /** Signed: negative when coins were taken. */
  readonly amount: MinorUnits;
  readonly balanceAfter: MinorUnits;
  /** Number of the related order or round; may be empty. */
  readonly refNo: string;
  /** The server's own text; may be empty. */
  readonly text: string;
  /** For a bet or a win. */
  readonly gameId?: GameId;
  /** For a bonus. */
  readonly source?: BonusSource;
  /** The bets that a bonus asked for, and those made so far. */
  readonly bets?: { readonly need: MinorUnits; readonly done: MinorUnits };
}

export interface DepositRecord extends RecordBase {
  readonly tab: 'deposits';
  readonly state: DepositState;
  readonly amount: MinorUnits;
  readonly bonus: MinorUnits;
  readonly fee: MinorUnits;
  readonly channel: string;
  readonly paidAt?: EpochMs;
  /** Until when a waiting one can be paid. */
  readonly expiresAt?: EpochMs;
  readonly failText?: string;
}

export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly time: EpochMs;
  readonly text: string;
}

export interface WithdrawalRecord extends RecordBase {
  readonly tab: 'withdrawals';
  readonly state: WithdrawalState;
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  /** The amount less the fee. */
  readonly arriving: MinorUnits;
  readonly bank: string;
  /** The account, masked by the server. */
  readonly account: string;
  readonly expectedAt: EpochMs;
  readonly refundedAt?: EpochMs;
  readonly failText?: string;
  readonly steps: readonly WithdrawalStep[];
}

/** A finished round. */
export interface RoundRecord extends RecordBase {
  readonly tab: 'rounds';
  readonly gameId: GameId;
  readonly bet: MinorUnits;
  readonly win: MinorUnits;
  readonly balanceAfter: MinorUnits;
}

export type RecordItem = MovementRecord | DepositRecord | WithdrawalRecord | RoundRecord;

export interface RoundSum {
  readonly bet: MinorUnits;
  readonly win: MinorUnits;
}

export type KindSums = Readonly<Partial<Record<MovementKind, MinorUnits>>>;

/** Totals of records; for orders only those that succeeded or are pending. */
export type RecordSum =
  | {
      readonly of: 'movements';
      readonly received: MinorUnits;
      readonly spent: MinorUnits;
      /** The signed sum of each kind; null where the server sends none. */
      readonly kinds: KindSums | null;
    }
  | { readonly of: 'deposits'; readonly paid: MinorUnits; readonly bonus: MinorUnits }
  | { readonly of: 'withdrawals'; readonly arrived: MinorUnits; readonly pending: MinorUnits }
  | ({ readonly of: 'rounds' } & RoundSum);

/** One page of a tab, newest first. */
export interface RecordPage {
  readonly items: readonly RecordItem[];
  /** Total number of matching records. */
  readonly total: number;
  readonly hasMore: boolean;
  /** The server's sum of all matching records; null where it sends none. */
  readonly sum: RecordSum | null;
}

/** Joins pages in order. New records shift older ones onto the next page: each is listed once. */
export function joinPages(pages: readonly RecordPage[]): readonly RecordItem[] {
  const items = new Map<string, RecordItem>();
  for (const page of pages) {
    for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/** Groups records by the market's days, in order. */
export function byDay(
  items: readonly RecordItem[],
  ahead: Milliseconds,
): readonly (readonly [DayText, readonly RecordItem[]])[] {
  const days = new Map<DayText, RecordItem[]>();
  for (const item of items) {
    const day = dayOf(item.time, ahead);
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [item]);
    else ofDay.push(item);
  }
  return [...days];
}
