/**
 * Limits that players set themselves (contract, player protection part): a stricter one applies at once, a
 * looser one after 24 hours and a confirmation; of several limits the lowest wins.
 */
import { DAY_MS, epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Period } from '#shared/protection/market-period.ts';

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

/** A limit's current value, and a pending looser one. */
export interface LimitState {
  readonly value: LimitValue;
  readonly pending: PendingLimit | null;
}

/** No limit was ever chosen. */
export const NO_LIMIT: LimitState = { value: null, pending: null };

export const isLooser = (value: LimitValue, than: LimitValue): boolean =>
  than !== null && (value === null || value > than);

/**
 * The limit after a request for a value. A stricter or equal value applies at once and cancels the pending
 * one; a looser one is pending. Repeating the same looser value does not restart the wait.
 */
export function changeLimit(limit: LimitState, value: LimitValue, now: EpochMs): LimitState {
  if (!isLooser(value, limit.value)) return { value, pending: null };
  if (limit.pending?.value === value) return limit;
  return { value: limit.value, pending: { value, effectAt: epochMs(now + LOOSER_AFTER) } };
}

/** True when a pending value may be confirmed: it never applies automatically. */
export const isConfirmable = ({ pending }: LimitState, now: EpochMs): boolean =>
  pending !== null && now >= pending.effectAt;

/** The limit after the player accepts or rejects the pending value; null when accepted too early. */
export function answerPending(
  limit: LimitState,
  isAccepted: boolean,
  now: EpochMs,
): LimitState | null {
  if (!isAccepted) return { value: limit.value, pending: null };
  if (limit.pending === null || !isConfirmable(limit, now)) return null;
  return { value: limit.pending.value, pending: null };
}

/** A player's activity within one period. */
export interface Usage {
  readonly deposits: number;
  readonly bets: number;
  readonly wins: number;
  readonly playMs: number;
}

/** The used part of a limit. Wins offset losses, but never below 0. */
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

/** A limit with its used part. */
export interface LimitUse extends LimitState {
  readonly kind: LimitKind;
  readonly period: Period;
  readonly used: number;
  readonly resetAt: EpochMs;
}

/** The remainder of a limit, and when it is reset. */
export interface LimitLeft {
  readonly left: number;
  readonly resetAt: EpochMs;
}

export const leftOf = ({ value, used }: Pick<LimitUse, 'value' | 'used'>): number | null =>
  value === null ? null : Math.max(0, value - used);

/** The used share of a limit, from 0; a limit that allows nothing is used up. */
export const usedShare = ({ value, used }: { readonly value: number; readonly used: number }) =>
  value === 0 ? 1 : used / value;

/** A limit with a value: not "no limit". */
export type SetLimit = LimitUse & { readonly value: number };

export const setLimits = (uses: readonly LimitUse[]): readonly SetLimit[] =>
  uses.flatMap((use) => (use.value === null ? [] : [{ ...use, value: use.value }]));

/** The limit that is reached next: of equal ones, the first. Undefined without any. */
export const nextLimit = (limits: readonly SetLimit[]): SetLimit | undefined =>
  limits.toSorted((a, b) => usedShare(b) - usedShare(a))[0];

/** The remainder of the lowest limit of a kind; of equal ones, that which lasts longer. Null: no limit. */
export function lowestLeft(uses: readonly LimitUse[], kind: LimitKind): LimitLeft | null {
  const lefts = uses.flatMap((use): LimitLeft[] => {
    const left = leftOf(use);
    return use.kind !== kind || left === null ? [] : [{ left, resetAt: use.resetAt }];
  });
  const [lowest] = lefts.toSorted((a, b) => a.left - b.left || b.resetAt - a.resetAt);
  return lowest ?? null;
}

/** True when a limit of a kind was ever chosen; "no limit" is a choice too. */
export const hasChosen = (uses: readonly LimitUse[], kind: LimitKind): boolean =>
  uses.some((use) => use.kind === kind);

/** True when any limit is used up: such a player gets no invitations. */
export const isAnyReached = (uses: readonly Pick<LimitUse, 'value' | 'used'>[]): boolean =>
  uses.some((use) => leftOf(use) === 0);
