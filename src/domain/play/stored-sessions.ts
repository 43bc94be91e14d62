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
const MOST_STORED = 20;

export function withSession(
  stored: readonly StoredSession[],
  session: StoredSession,
): readonly StoredSession[] {
  return [...withoutSession(stored, session.sessionId), session].slice(-MOST_STORED);
}

export const withoutSession = (
  stored: readonly StoredSession[],
  sessionId: string,
): readonly StoredSession[] => stored.filter((one) => one.sessionId !== sessionId);

/** What a player still has to leave; too old ones, and those of a clock that was wrong, are not. */
export function dueSessions(
  stored: readonly StoredSession[],
  playerId: number,
  now: EpochMs,
): readonly StoredSession[] {
  return stored.filter(
    (one) => one.playerId === playerId && Math.abs(now - one.openedAt) < FORGET_AFTER_MS,
  );
}
