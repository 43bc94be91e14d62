/** The reality check (contract, player protection part): the time and money spent in a play session. */
import { epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';

export const REALITY_STEPS = [15, 30, 60] as const;
export type RealityStep = (typeof REALITY_STEPS)[number];
/** Minutes between two checks; 0 for none. */
export type RealityMinutes = 0 | RealityStep;

/** The effective interval: the player's choice, at most the operator's maximum. 0 chooses nothing. */
export function realityMinutes(chosen: RealityMinutes, max: RealityMinutes): RealityMinutes {
  if (chosen === 0) return max;
  return max !== 0 && chosen > max ? max : chosen;
}

/** The intervals that a player may choose, up to the operator's maximum; 0 allows all. */
export const realityChoices = (max: RealityMinutes): readonly RealityStep[] =>
  REALITY_STEPS.filter((minutes) => max === 0 || minutes <= max);

export interface RealityFacts {
  readonly playSessionStartedAt: EpochMs;
  /** When a check of this play session was last answered; null for none. */
  readonly answeredAt: EpochMs | null;
  readonly minutes: RealityMinutes;
}

/** When the next check is due; null when there are none. */
export function realityDueAt({
  playSessionStartedAt,
  answeredAt,
  minutes,
}: RealityFacts): EpochMs | null {
  if (minutes === 0) return null;
  const since = Math.max(playSessionStartedAt, answeredAt ?? playSessionStartedAt);
  return epochMs(since + minutes * MINUTE_MS);
}

/** True when a check is due and no round is running. */
export function isRealityDue(facts: RealityFacts, isIdle: boolean, now: EpochMs): boolean {
  const due = realityDueAt(facts);
  return isIdle && due !== null && now >= due;
}
