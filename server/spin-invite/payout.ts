import { SpinInviteCode } from '#shared/spin-invite/errors.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { multiply, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { requireMayBePaid } from '#server/players/protection/promotion-rules.ts';
import type { PromotionNeed } from '#server/core/settings/promotion-needs.ts';
import { grantRewards } from '#server/players/reward/grant-rewards.ts';
import { ownRound } from './play.ts';
import { statusOf } from './round.ts';

const COINS = 2001;

export interface SpinPayout {
  amount: MinorUnits;
  orderNo: string;
  /** Wagering of the bonus before it can be withdrawn. */
  needBet: MinorUnits;
}

/**
 * Pays a round that reached its target to the balance as a bonus, once.
 * @throws Refusal 1112 for no such round, 1107 when the target is not reached, 1115 when it was paid, 1243
 * when it expired, 1084 and 1292 as `requireMayBePaid`
 */
export async function payRound(
  trx: Trx,
  { playerId, tid, now }: { playerId: number; tid: string; now: EpochMs },
  needs: readonly PromotionNeed[],
): Promise<SpinPayout> {
  const round = await ownRound(trx, playerId, tid);
  if (round.paid_at !== null) throw new Refusal(SpinInviteCode.alreadyPaid, 'paid before');
  if (round.won < round.target)
    throw new Refusal(SpinInviteCode.notEnough, 'the target is not reached');
  if (statusOf(round, now) !== 2) throw new Refusal(SpinInviteCode.over, 'the payout has lapsed');
  await requireMayBePaid(trx, playerId, needs);
  await trx.updateTable('spin_round').where('tid', '=', tid).set({ paid_at: now }).execute();
  const reference = `spin-${tid}`;
  await grantRewards(trx, {
    playerId,
    rewards: [{ id: COINS, count: round.won }],
    reference,
    betTimes: round.bet_rate,
    now,
  });
  return { amount: round.won, orderNo: reference, needBet: multiply(round.won, round.bet_rate) };
}
