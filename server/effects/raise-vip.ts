import { applyRate, type RateConfig } from '#server/savings/savings-rate.ts';
import { mayRise as mayRiseOn, recomputeVip } from '#server/vip/recompute.ts';
import type { MayRise } from '#server/players/base/level-ports.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/**
 * Raises a player to the VIP level they have earned, and their savings to its rate from the next hour on. Call
 * it whenever a deposit is paid or a bet counts, in the same transaction.
 * @returns the level
 */
export const raiseVip = (
  trx: Trx,
  playerId: number,
  config: RateConfig,
  now: EpochMs,
): Promise<number> =>
  recomputeVip(trx, playerId, config.vipConfigList, (vip) =>
    applyRate(trx, { id: playerId, vip }, config, now),
  );

export const mayRise: MayRise = ({ vipConfigList }, { vip, totalRecharge: recharge }) =>
  mayRiseOn(vipConfigList, { vip, recharge });
