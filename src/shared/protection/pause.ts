/** Breaks and self-exclusion (contract, player protection part): they can only be extended. */
import { epochMs, HOUR_MS, type EpochMs, type Milliseconds } from '#shared/time/duration.ts';

export const BREAK_HOURS = [24, 72, 168, 720] as const;
export type BreakHours = (typeof BREAK_HOURS)[number];

export const EXCLUSION_MONTHS = [6, 12, 60] as const;
export type ExclusionMonths = (typeof EXCLUSION_MONTHS)[number];

/** 31 December 9999: a break until then, or later, has no known end. */
export const NO_END = epochMs(253_402_214_400_000);

/** End of a break and of a self-exclusion; 0 for none, `NO_END` for an unknown end. */
export interface PauseUntil {
  readonly breakUntil: number;
  readonly excludeUntil: number;
}

/** The end of a break from now on; a longer running one stays. */
export const breakEnd = (present: number, hours: BreakHours, now: EpochMs): EpochMs =>
  epochMs(Math.max(present, now + hours * HOUR_MS));

/**
 * The end of a self-exclusion from now on, at the same time of the market's day, or on the last day of a
 * shorter month; a longer running one stays.
 */
export function exclusionEnd(
  present: number,
  months: ExclusionMonths,
  now: EpochMs,
  ahead: Milliseconds,
): EpochMs {
  const local = new Date(now + ahead);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0),
  ).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return epochMs(Math.max(present, local.getTime() - ahead));
}

/** A running break or self-exclusion. */
export interface Pause {
  readonly kind: 'excluded' | 'break';
  /** Null when no end is known: customer service may know. */
  readonly until: EpochMs | null;
}

/** The running self-exclusion, else the running break; null when there is none. */
export function pauseAt({ breakUntil, excludeUntil }: PauseUntil, now: EpochMs): Pause | null {
  if (excludeUntil > now) return { kind: 'excluded', until: endOf(excludeUntil) };
  if (breakUntil > now) return { kind: 'break', until: endOf(breakUntil) };
  return null;
}

const endOf = (until: number): EpochMs | null => (until < NO_END ? epochMs(until) : null);
