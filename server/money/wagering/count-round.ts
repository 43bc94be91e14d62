import { lapseIfPlayedDown } from '#server/money/wagering/lapse.ts';
import { openRequirements } from '#server/money/wagering/requirements.ts';
import { countTowards, lockedWin, type OpenRequirement } from '#server/money/wagering/share-bet.ts';
import { readWageringRules } from '#server/money/wagering/wagering-rules.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export interface RoundToCount {
  playerId: number;
  roundNo: string;
  win: MinorUnits;
  /** Multiplier of the actual or planned cash-out, in hundredths; null in games without one. */
  outAt: number | null;
  now: EpochMs;
}

/**
 * Settles a bet, once, after its win was paid: counts it towards the wagering of deposits and bonuses, and
 * unlocks the coins of requirements that are met. While a deposit has open wagering, a win of its money is
 * locked under it again, in the same proportion; a player with nothing left owes none for deposits.
 */
export async function countRound(
  trx: Trx,
  { playerId, roundNo, win, outAt, now }: RoundToCount,
): Promise<void> {
  const ended = await trx
    .updateTable('counted_bet')
    .where('round_no', '=', roundNo)
    .where('settled_at', 'is', null)
    .set({ settled_at: now })
    .returning(['bet', 'taken_from', 'share'])
    .executeTakeFirst();
  if (!ended) return;
  const open = await openRequirements(trx, playerId);
  if (open.length === 0) return;
  const { bet, taken_from: takenFrom, share } = ended;
  // Without a share it was counted when it was taken.
  if (share !== null && !(await isTooSafe(trx, outAt))) {
    await count(trx, { roundNo, open, bet, share, now });
  }
  for (const { id, taken } of takenFrom) await lockAgain(trx, id, lockedWin(win, bet, taken));
  await lapseIfPlayedDown(trx, playerId, now, roundNo);
}

const isTooSafe = async (trx: Trx, outAt: number | null): Promise<boolean> =>
  outAt !== null && outAt < (await readWageringRules(trx)).leastOut;

async function count(
  trx: Trx,
  {
    roundNo,
    open,
    bet,
    share,
    now,
  }: {
    roundNo: string;
    open: readonly OpenRequirement[];
    bet: MinorUnits;
    share: number;
    now: EpochMs;
  },
): Promise<void> {
  const { progress, changed } = countTowards(open, bet, share);
  if (progress === ZERO) return;
  await trx.updateTable('counted_bet').where('round_no', '=', roundNo).set({ progress }).execute();
  for (const { id, done, isMet } of changed) {
    await trx
      .updateTable('wager_requirement')
      .where('id', '=', id)
      .set({ done, ...(isMet ? { state: 'met' as const, ended_at: now } : {}) })
      .execute();
  }
}

/** Locks a win under the deposit whose money was bet; once that has its bets, the win is free. */
async function lockAgain(trx: Trx, requirementId: number, amount: MinorUnits): Promise<void> {
  if (amount === 0) return;
  await trx
    .updateTable('wager_requirement')
    .where('id', '=', requirementId)
    .where('state', '=', 'open')
    .set((eb) => ({ locked: eb('locked', '+', amount) }))
    .execute();
}
