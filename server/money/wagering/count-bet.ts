import { readFact } from '#server/core/facts.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { marketDay } from '#server/core/market-day.ts';
import { openRequirements } from '#server/money/wagering/requirements.ts';
import { stakeOf, waitingCoins } from '#server/money/wagering/share-bet.ts';
import { readWageringRules, shareOf } from '#server/money/wagering/wagering-rules.ts';
import { add, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export interface BetToCount {
  playerId: number;
  /** The game's type (spec §3). */
  typeId: number;
  /** Percent that counts towards bonuses, where the game has its own. */
  betShare?: number | undefined;
  bet: MinorUnits;
  roundNo: string;
  now: EpochMs;
}

/** Thrown when a bet would use coins of an unearned bonus. */
export class OnlyBonusLeft extends Error {
  override readonly name = 'OnlyBonusLeft';
}

/**
 * Records a bet for money after it was taken, once per round, for the day's play and for VIP. Its wagering is
 * counted when the round ends (`countRound`).
 * @throws OnlyBonusLeft when it used coins of a bonus; the transaction can only roll back then
 */
export async function countBet(trx: Trx, given: BetToCount): Promise<void> {
  const { playerId, bet, roundNo, now, typeId, betShare } = given;
  const ownShare = betShare === undefined ? undefined : Math.floor(betShare);
  const open = await openRequirements(trx, playerId);
  const { fromLocked, changed, share } =
    open.length === 0
      ? { fromLocked: ZERO, changed: [], share: 0 }
      : {
          ...stakeOf(open, bet, await ownBefore(trx, playerId, bet, waitingCoins(open))),
          share: ownShare ?? shareOf(await readWageringRules(trx), typeId),
        };
  const isNew = await trx
    .insertInto('counted_bet')
    .values({
      round_no: roundNo,
      player_id: playerId,
      bet,
      from_locked: fromLocked,
      taken_from: JSON.stringify(changed.map(({ id, taken }) => ({ id, taken }))),
      progress: ZERO,
      share,
      created_at: now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('round_no').doNothing())
    .returning('round_no')
    .executeTakeFirst();
  if (!isNew) return;
  for (const { id, locked } of changed) {
    await trx.updateTable('wager_requirement').where('id', '=', id).set({ locked }).execute();
  }
  await countPlay(trx, given);
}

/** The coins before the bet, without those of bonuses. */
async function ownBefore(
  trx: Trx,
  playerId: number,
  bet: MinorUnits,
  waiting: MinorUnits,
): Promise<MinorUnits> {
  const { coin } = await balancesOf(trx, playerId);
  if (coin < waiting) throw new OnlyBonusLeft('the bet would take coins of a bonus');
  return subtract(add(coin, bet), waiting);
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
