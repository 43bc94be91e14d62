import type { WireWebConfig } from '#contract/web-config.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Trx } from '#server/database/transact.ts';
import type { CorePorts } from '#server/ports.ts';

export type RaiseVip = (
  trx: Trx,
  playerId: number,
  config: WireWebConfig,
  now: EpochMs,
) => Promise<number>;

/** What the games' own pages and calls need. */
export interface GamePorts extends CorePorts {
  readonly catalogue: Catalogue;
  /** Raises a player to the VIP level that their bets have earned. */
  readonly raiseVip: RaiseVip;
}
