import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Raises a player to the VIP level that their deposits and bets have earned. @returns the level */
export type RaiseVip = (
  trx: Trx,
  playerId: number,
  config: WireWebConfig,
  now: EpochMs,
) => Promise<number>;

/** Whether the deposits of a player suffice for a higher level, so that `raiseVip` has something to do. */
export type MayRise = (
  config: WireWebConfig,
  player: { vip: number; totalRecharge: MinorUnits },
) => boolean;

export interface LevelPorts {
  readonly mayRise: MayRise;
  readonly raiseVip: RaiseVip;
}
