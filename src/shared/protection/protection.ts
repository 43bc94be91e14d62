/** A player's current protection (contract, player protection part). */
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { LimitUse } from '#shared/protection/limit.ts';
import type { RealityMinutes } from '#shared/protection/reality-minutes.ts';
import type { PauseUntil } from '#shared/protection/pause.ts';

export interface Protection extends PauseUntil {
  /** Limits that the player ever chose; "no limit" is a choice too. */
  readonly limits: readonly LimitUse[];
  readonly realityMinutes: RealityMinutes;
  /** Whether one of them is used up. */
  readonly isLimitReached: boolean;
  /** When the running play session began; the server's now when none runs. */
  readonly playSessionStartedAt: EpochMs;
  /** When the last reality check of the play session was answered; null for none. */
  readonly realityAnsweredAt: EpochMs | null;
  /** Wins less bets of the market's day. */
  readonly netToday: MinorUnits;
}
