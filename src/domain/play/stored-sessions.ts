/** Games that the phone still has to leave on the platform. */
import { DAY_MS, type EpochMs } from '#domain/duration.ts';

export interface StoredSession {
  readonly sessionId: string;
  /** Whose game it is: nobody else leaves it. */
  readonly playerId: number;
  readonly openedAt: EpochMs;
}

/** The platform ends a session by itself long before. */
const FORGET_AFTER_MS = DAY_MS;
const MOST_KEPT = 20;

export function withSession(
  kept: readonly StoredSession[],
  session: StoredSession,
): readonly StoredSession[] {
  return [...withoutSession(kept, session.sessionId), session].slice(-MOST_KEPT);
}

export const withoutSession = (
  kept: readonly StoredSession[],
  sessionId: string,
): readonly StoredSession[] => kept.filter((one) => one.sessionId !== sessionId);

/** What a player still has to leave; too old ones, and those of a clock that was wrong, are not. */
export function dueSessions(
  kept: readonly StoredSession[],
  playerId: number,
  now: EpochMs,
): readonly StoredSession[] {
  return kept.filter(
    (one) => one.playerId === playerId && Math.abs(now - one.openedAt) < FORGET_AFTER_MS,
  );
}
