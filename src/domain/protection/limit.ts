/**
 * Limits that players set themselves (contract, player protection part): stricter acts at once,
 * looser waits 24 hours and must then be confirmed; of several limits the lowest wins.
 */
import { DAY_MS, epochMs, MINUTE_MS, type EpochMs } from '#domain/duration.ts';
import type { Period } from '#domain/protection/market-period.ts';

/** In the order of the contract's numbers, from 1. */
export const LIMIT_KINDS = ['deposit', 'loss', 'bet', 'session'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const LOOSER_AFTER = DAY_MS;

/** Hundredths, minutes for a session limit; null is "no limit", chosen by the player. */
export type LimitValue = number | null;

export interface PendingLimit {
  readonly value: LimitValue;
  readonly effectAt: EpochMs;
}

/** How a limit stands: what holds now, and a looser value that waits. */
export interface LimitState {
  readonly value: LimitValue;
  readonly pending: PendingLimit | null;
}

/** No limit was ever chosen. */
export const NO_LIMIT: LimitState = { value: null, pending: null };

export const isLooser = (value: LimitValue, than: LimitValue): boolean =>
  than !== null && (value === null || value > than);

/**
 * A limit after its player has asked for a value. Stricter, or the same, holds at once and ends what
 * waited; looser waits. To ask for the same looser value again does not wait longer.
 */
export function changeLimit(limit: LimitState, value: LimitValue, now: EpochMs): LimitState {
  if (!isLooser(value, limit.value)) return { value, pending: null };
  if (limit.pending?.value === value) return limit;
  return { value: limit.value, pending: { value, effectAt: epochMs(now + LOOSER_AFTER) } };
}

/** Whether a value that waited may be confirmed: it never takes hold by itself. */
export const isConfirmable = ({ pending }: LimitState, now: EpochMs): boolean =>
  pending !== null && now >= pending.effectAt;

/** A limit after its player has said yes or no to what waits; null when yes comes too early. */
export function answerPending(
  limit: LimitState,
  isAccepted: boolean,
  now: EpochMs,
): LimitState | null {
  if (!isAccepted) return { value: limit.value, pending: null };
  if (limit.pending === null || !isConfirmable(limit, now)) return null;
  return { value: limit.pending.value, pending: null };
}

/** What a player did within one period. */
export interface Usage {
  readonly deposits: number;
  readonly bets: number;
  readonly wins: number;
  readonly playMs: number;
}

/** What counts towards a limit. Wins make up for losses, never more: nobody gains room by winning. */
export function usedOf(kind: LimitKind, { deposits, bets, wins, playMs }: Usage): number {
  switch (kind) {
    case 'deposit':
      return deposits;
    case 'loss':
      return Math.max(0, bets - wins);
    case 'bet':
      return bets;
    case 'session':
      return Math.floor(playMs / MINUTE_MS);
  }
}

/** A limit with what is used of it. */
export interface LimitUse extends LimitState {
  readonly kind: LimitKind;
  readonly period: Period;
  readonly used: number;
  readonly resetAt: EpochMs;
}

/** What can still be done, and when that is more. */
export interface LimitLeft {
  readonly left: number;
  readonly resetAt: EpochMs;
}

export const leftOf = ({ value, used }: Pick<LimitUse, 'value' | 'used'>): number | null =>
  value === null ? null : Math.max(0, value - used);

/** What the lowest limit of a kind leaves; of two as low, the one that lasts longer. Null: no limit. */
export function lowestLeft(uses: readonly LimitUse[], kind: LimitKind): LimitLeft | null {
  const lefts = uses.flatMap((use): LimitLeft[] => {
    const left = leftOf(use);
    return use.kind !== kind || left === null ? [] : [{ left, resetAt: use.resetAt }];
  });
  const [lowest] = lefts.toSorted((a, b) => a.left - b.left || b.resetAt - a.resetAt);
  return lowest ?? null;
}

/** Whether a limit of a kind was ever chosen; "no limit" is a choice too. */
export const hasChosen = (uses: readonly LimitUse[], kind: LimitKind): boolean =>
  uses.some((use) => use.kind === kind);

/** Whether any limit is used up: such a player is not invited to anything. */
export const isAnyReached = (uses: readonly Pick<LimitUse, 'value' | 'used'>[]): boolean =>
  uses.some((use) => leftOf(use) === 0);
