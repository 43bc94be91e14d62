/**
 * How long somebody plays (contract, player protection part: `sessionStart`, session minutes). A
 * sitting is time at games for money without a pause of fifteen minutes; signing in is none.
 */
import { epochMs, milliseconds, MINUTE_MS, type EpochMs } from '#domain/duration.ts';
import type { Span } from '#domain/protection/market-period.ts';

export const SITTING_PAUSE = milliseconds(15 * MINUTE_MS);

export interface Sitting {
  readonly startedAt: EpochMs;
  readonly lastAt: EpochMs;
}

/** Whether what is played now belongs to the sitting. */
export const isRunning = ({ lastAt }: Sitting, now: EpochMs): boolean =>
  now - lastAt <= SITTING_PAUSE;

/** The sitting that play at a moment belongs to: the running one, longer now, or a new one. */
export function playAt(sitting: Sitting | null, now: EpochMs): Sitting {
  if (sitting === null || !isRunning(sitting, now)) return { startedAt: now, lastAt: now };
  return { startedAt: sitting.startedAt, lastAt: epochMs(Math.max(sitting.lastAt, now)) };
}

/** Time played within a span; what runs counts until now, so that a pause in it is part of it. */
export function playTimeIn(
  sittings: readonly Sitting[],
  { begin, end }: Span,
  now: EpochMs,
): number {
  let sum = 0;
  for (const sitting of sittings) {
    const until = isRunning(sitting, now) ? Math.max(sitting.lastAt, now) : sitting.lastAt;
    sum += Math.max(0, Math.min(until, end) - Math.max(sitting.startedAt, begin));
  }
  return sum;
}
