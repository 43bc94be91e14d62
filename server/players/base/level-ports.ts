import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Raises a player to the VIP level that their deposits and bets have earned. @returns the level */
export type RaiseVip = (
  trx: Trx,
  playerId: number,
  config: WireWebConfig,
  now: EpochMs,
) => Promise<number>;

export interface LevelPorts {
  readonly raiseVip: RaiseVip;
}
