import { applyRate, type RateConfig } from '#server/savings/savings-rate.ts';
import { validBetsOf } from '#server/wagering/valid-bets.ts';
import { earnedLevel } from '#server/vip/ladder.ts';
import type { Trx } from '#server/database/transact.ts';
import type { EpochMs } from '#domain/duration.ts';
import { minorUnits } from '#domain/money.ts';

/**
 * Raises a player to the VIP level earned by recharge and valid bets, and their savings to its rate from the
 * next hour on. Levels are never lowered. Call it whenever a deposit is paid or a bet counts, in the same
 * transaction.
 * @returns the level
 */
export async function recomputeVip(
  trx: Trx,
  playerId: number,
  config: RateConfig,
  now: EpochMs,
): Promise<number> {
  const { vip, total_recharge: recharge } = await trx
    .selectFrom('player')
    .where('id', '=', playerId)
    .select(['vip', 'total_recharge'])
    .executeTakeFirstOrThrow();
  const { vipConfigList: ladder } = config;
  // Sums the bets only when the deposits suffice for a higher level.
  const endless = minorUnits(Number.MAX_SAFE_INTEGER);
  if (earnedLevel(ladder, { recharge, bets: endless }) <= vip) return vip;
  const earned = earnedLevel(ladder, { recharge, bets: await validBetsOf(trx, playerId) });
  if (earned <= vip) return vip;
  await trx.updateTable('player').where('id', '=', playerId).set({ vip: earned }).execute();
  await applyRate(trx, { id: playerId, vip: earned }, config, now);
  return earned;
}
