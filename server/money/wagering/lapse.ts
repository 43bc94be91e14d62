import { balancesOf, type Balances } from '#server/money/ledger/wallets.ts';
import { add, fromCoins, subtract } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Below this nothing can be played: the remainder is unlocked. */
const PLAYED_DOWN = fromCoins(1);

/** True when nothing is left but coins of bonuses. */
export const isPlayedDown = ({
  coin,
  waiting,
  safebox,
  hold,
}: Pick<Balances, 'coin' | 'waiting' | 'safebox' | 'hold'>): boolean =>
  subtract(add(coin, safebox, hold), waiting) < PLAYED_DOWN;

/**
 * Ends the open wagering of deposits for a player with nothing left: no coins, savings or held money, and no
 * round that may still win. The next deposit then starts without old wagering or unplayed money. Bonus coins
 * stay locked.
 * @param endingRoundNo the round that is just ending; it can win no more
 */
export async function lapseIfPlayedDown(
  trx: Trx,
  playerId: number,
  now: EpochMs,
  endingRoundNo = '',
): Promise<void> {
  if (!isPlayedDown(await balancesOf(trx, playerId))) return;
  const running = await trx
    .selectFrom('game_round')
    .where('player_id', '=', playerId)
    .where('is_demo', '=', false)
    .where('ended_at', 'is', null)
    .where('round_no', '!=', endingRoundNo)
    .select('id')
    .executeTakeFirst();
  if (running) return;
  await trx
    .updateTable('wager_requirement')
    .where('player_id', '=', playerId)
    .where('state', 'in', ['open', 'unplayed'])
    .where('source', '=', 'deposit')
    .set({ state: 'lapsed', ended_at: now })
    .execute();
}
