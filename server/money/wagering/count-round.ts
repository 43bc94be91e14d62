import { statementOf } from '#server/core/database/parts.ts';
import { lapseIfPlayedDown } from '#server/money/wagering/lapse.ts';
import { planRound } from '#server/money/wagering/plan-bet.ts';
import { openRequirements, requirementsPart } from '#server/money/wagering/requirements.ts';
import { readWageringRules, type WageringRules } from '#server/money/wagering/wagering-rules.ts';
import { sql } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
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
 * unlocks the coins of requirements that are met. A player with nothing left owes none for deposits.
 */
export async function countRound(
  trx: Trx,
  { playerId, roundNo, win, outAt, now }: RoundToCount,
): Promise<void> {
  const ended = await trx
    .selectFrom('counted_bet')
    .where('round_no', '=', roundNo)
    .where('settled_at', 'is', null)
    .forUpdate()
    .select(['bet', 'taken_from', 'share'])
    .executeTakeFirst();
  if (!ended) return;
  const open = await openRequirements(trx, playerId);
  const { bet, taken_from: takenFrom } = ended;
  const share =
    open.length > 0 && isTooSafe(outAt, await readWageringRules(trx)) ? null : ended.share;
  const planned = planRound(open, { bet, win, takenFrom, share });
  await statementOf(
    { requirement: requirementsPart(open, planned.open, now) },
    sql`update counted_bet set settled_at = ${now}, progress = progress + ${planned.progress}
      where round_no = ${roundNo}`,
  ).execute(trx);
  if (open.length > 0) await lapseIfPlayedDown(trx, playerId, now, roundNo);
}

/** True for a cash-out that counts nothing. */
export const isTooSafe = (
  outAt: number | null,
  { leastOut }: Pick<WageringRules, 'leastOut'>,
): boolean => outAt !== null && outAt < leastOut;
