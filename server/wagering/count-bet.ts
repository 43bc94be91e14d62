import { readFact } from '#server/facts.ts';
import { balancesOf } from '#server/ledger/wallets.ts';
import { marketDay } from '#server/market-day.ts';
import { openRequirements } from '#server/wagering/requirements.ts';
import { shareBet } from '#server/wagering/share-bet.ts';
import { add, type MinorUnits } from '#domain/money.ts';
import type { Trx } from '#server/database/transact.ts';
import type { EpochMs } from '#domain/duration.ts';

export interface BetToCount {
  playerId: number;
  /** The game's type (spec §3). */
  typeId: number;
  bet: MinorUnits;
  roundNo: string;
  now: EpochMs;
}

/**
 * Counts a bet for money once for its round, after it was taken: for the day's play, for VIP, and
 * towards the oldest open requirement. A requirement that is met lets its money go.
 */
export async function countBet(trx: Trx, given: BetToCount): Promise<void> {
  const { playerId, bet, roundNo, now } = given;
  const open = await openRequirements(trx, playerId);
  const coin = open.length === 0 ? bet : add((await balancesOf(trx, playerId)).coin, bet);
  const { fromLocked, progress, changed } = shareBet(open, bet, coin);
  const isNew = await trx
    .insertInto('counted_bet')
    .values({
      round_no: roundNo,
      player_id: playerId,
      bet,
      from_locked: fromLocked,
      progress,
      created_at: now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('round_no').doNothing())
    .returning('round_no')
    .executeTakeFirst();
  if (!isNew) return;
  for (const { id, locked, done, need } of changed) {
    await trx
      .updateTable('wager_requirement')
      .where('id', '=', id)
      .set({ locked, done, ...(done === need ? { state: 'met' as const, ended_at: now } : {}) })
      .execute();
  }
  await countPlay(trx, given);
}

async function countPlay(trx: Trx, { playerId, typeId, bet, now }: BetToCount): Promise<void> {
  const market = (await readFact(trx, 'seed'))?.market ?? 'ph';
  await trx
    .insertInto('play_day')
    .values({
      player_id: playerId,
      day: marketDay(market, now).number,
      type_id: typeId,
      rounds: 1,
      bet,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'day', 'type_id']).doUpdateSet((eb) => ({
        rounds: eb('play_day.rounds', '+', 1),
        bet: eb('play_day.bet', '+', eb.ref('excluded.bet')),
      })),
    )
    .execute();
}
