/**
 * Play sessions (contract, player protection part: `sessionStart`, session minutes): time at games for money
 * without a gap of fifteen minutes. Signing in does not start one.
 */
import { epochMs, milliseconds, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Span } from '#shared/protection/market-period.ts';

export const PLAY_SESSION_PAUSE = milliseconds(15 * MINUTE_MS);

export interface PlaySession {
  readonly startedAt: EpochMs;
  readonly lastAt: EpochMs;
}

/** True when play now still belongs to the play session. */
export const isRunning = ({ lastAt }: PlaySession, now: EpochMs): boolean =>
  now - lastAt <= PLAY_SESSION_PAUSE;

/** The play session of a moment of play: the running one, extended, or a new one. */
export function playAt(playSession: PlaySession | null, now: EpochMs): PlaySession {
  if (playSession === null || !isRunning(playSession, now)) return { startedAt: now, lastAt: now };
  return { startedAt: playSession.startedAt, lastAt: epochMs(Math.max(playSession.lastAt, now)) };
}

/** Time played within a span; a running session counts until now, including gaps in it. */
export function playTimeIn(
  playSessions: readonly PlaySession[],
  { begin, end }: Span,
  now: EpochMs,
): number {
  let sum = 0;
  for (const playSession of playSessions) {
    const until = isRunning(playSession, now)
      ? Math.max(playSession.lastAt, now)
      : playSession.lastAt;
    sum += Math.max(0, Math.min(until, end) - Math.max(playSession.startedAt, begin));
  }
  return sum;
}
