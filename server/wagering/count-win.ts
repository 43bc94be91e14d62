import { lapseIfPlayedDown } from '#server/wagering/lapse.ts';
import { lockedWin } from '#server/wagering/share-bet.ts';
import type { Trx } from '#server/database/transact.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { MinorUnits } from '#domain/money.ts';

export interface WinToCount {
  playerId: number;
  roundNo: string;
  win: MinorUnits;
  now: EpochMs;
}

/**
 * Ends a counted bet, once, after its win was paid. A win of locked money is locked in the same
 * proportion, while a requirement is open; a player who has played everything down owes no more bets.
 */
export async function countWin(
  trx: Trx,
  { playerId, roundNo, win, now }: WinToCount,
): Promise<void> {
  const counted = await trx
    .updateTable('counted_bet')
    .where('round_no', '=', roundNo)
    .where('settled_at', 'is', null)
    .set({ settled_at: now })
    .returning(['bet', 'from_locked', 'progress'])
    .executeTakeFirst();
  if (!counted || counted.progress === 0) return;
  const locked = lockedWin(win, counted.bet, counted.from_locked);
  if (locked > 0) await lockMore(trx, playerId, locked);
  await lapseIfPlayedDown(trx, playerId, now, roundNo);
}

async function lockMore(trx: Trx, playerId: number, amount: MinorUnits): Promise<void> {
  await trx
    .updateTable('wager_requirement')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('wager_requirement')
        .where('player_id', '=', playerId)
        .where('state', '=', 'open')
        .orderBy('id')
        .limit(1)
        .select('id'),
    )
    .set((eb) => ({ locked: eb('locked', '+', amount) }))
    .execute();
}
