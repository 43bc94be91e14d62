import { validBets } from '#server/money/wagering/valid-bets.ts';
import { earnedLevel } from '#server/vip/ladder.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';

/** True when the recharge suffices for a higher level, with enough bets. */
export const mayRise = (
  ladder: WireWebConfig['vipConfigList'],
  { vip, recharge }: { vip: number; recharge: MinorUnits },
): boolean => earnedLevel(ladder, { recharge, bets: minorUnits(Number.MAX_SAFE_INTEGER) }) > vip;

/**
 * Raises a player to the VIP level earned by recharge and valid bets. Levels are never lowered.
 * @param onRaised what follows a new level, in the same transaction
 * @returns the level
 */
export async function recomputeVip(
  trx: Trx,
  playerId: number,
  ladder: WireWebConfig['vipConfigList'],
  onRaised: (level: number) => Promise<void>,
): Promise<number> {
  const { vip, recharge, bets } = await trx
    .selectFrom('player')
    .where('id', '=', playerId)
    .select(['vip', 'total_recharge as recharge', validBets(playerId).as('bets')])
    .executeTakeFirstOrThrow();
  const earned = earnedLevel(ladder, { recharge, bets });
  if (earned <= vip) return vip;
  await trx.updateTable('player').where('id', '=', playerId).set({ vip: earned }).execute();
  await onRaised(earned);
  return earned;
}
