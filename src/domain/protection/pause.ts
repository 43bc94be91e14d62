/** Breaks and self-exclusion (contract, player protection part): they only ever grow. */
import { epochMs, HOUR_MS, type EpochMs, type Milliseconds } from '#domain/duration.ts';

export const BREAK_HOURS = [24, 72, 168, 720] as const;
export type BreakHours = (typeof BREAK_HOURS)[number];

export const EXCLUSION_MONTHS = [6, 12, 60] as const;
export type ExclusionMonths = (typeof EXCLUSION_MONTHS)[number];

/** 31 December 9999: a pause until then, or later, has no end that is known. */
export const NO_END = epochMs(253_402_214_400_000);

/** Until when a player is paused; 0 for not at all, `NO_END` for nobody knows. */
export interface PauseUntil {
  readonly breakUntil: number;
  readonly excludeUntil: number;
}

/** The end of a break from now on; a longer one that runs stays. */
export const breakEnd = (present: number, hours: BreakHours, now: EpochMs): EpochMs =>
  epochMs(Math.max(present, now + hours * HOUR_MS));

/**
 * The end of an exclusion from now on, at the same time of the market's day, or on the month's last
 * day where it is shorter; a longer one that runs stays.
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

/** A pause that runs. */
export interface Pause {
  readonly kind: 'excluded' | 'break';
  /** Null when no end is known: customer service may know. */
  readonly until: EpochMs | null;
}

/** The pause that runs now, the exclusion before the break; null when none does. */
export function pauseAt({ breakUntil, excludeUntil }: PauseUntil, now: EpochMs): Pause | null {
  if (excludeUntil > now) return { kind: 'excluded', until: endOf(excludeUntil) };
  if (breakUntil > now) return { kind: 'break', until: endOf(breakUntil) };
  return null;
}

const endOf = (until: number): EpochMs | null => (until < NO_END ? epochMs(until) : null);
