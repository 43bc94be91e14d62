import type { EpochMs } from '#shared/time/duration.ts';

/** What others need of the games. */
export interface PlayPorts {
  /** Ends the player's rounds whose time is over, before their money is read. */
  settleRounds(playerId: number, now: EpochMs): Promise<void>;
  /** Ends a game session; one that has ended is no error. */
  leaveGame(
    leaving: { playerId: number; sessionId: string | undefined },
    now: EpochMs,
  ): Promise<unknown>;
}
