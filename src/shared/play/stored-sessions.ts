/** Stored game sessions that still have to be exited on the server. */
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';

export interface StoredSession {
  readonly sessionId: string;
  /** The player of the game: no other player exits it. */
  readonly playerId: number;
  readonly openedAt: EpochMs;
}

/** The server ends a session by itself long before. */
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

/** The sessions that a player still has to exit, without those that are too old or of a wrong clock. */
export function dueSessions(
  stored: readonly StoredSession[],
  playerId: number,
  now: EpochMs,
): readonly StoredSession[] {
  return stored.filter(
    (one) => one.playerId === playerId && Math.abs(now - one.openedAt) < FORGET_AFTER_MS,
  );
}
