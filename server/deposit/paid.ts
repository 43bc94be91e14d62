import { grantRewards } from '#server/players/reward/grant-rewards.ts';
import { coinsFrom, post } from '#server/money/ledger/post.ts';
import { NO_BOOST, spendBoost } from '#server/players/reward-item/boosts.ts';
import { hasPaidCard } from '#server/deposit/paid-card.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { accountStateOf } from '#server/players/protection/account-state.ts';
import { may } from '#server/players/protection/require-may.ts';
import { addUnplayed } from '#server/money/wagering/unplayed.ts';
import { lockOrder } from '#server/money/ledger/deposit-order.ts';
import { DEPOSIT_BET_TIMES } from '#server/money/wagering/wagering-rules.ts';
import { addRequirement } from '#server/money/wagering/requirements.ts';
import { multiply, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { RewardId } from '#shared/reward/reward.ts';
import type { DepositOrder, DepositReason } from '#server/core/database/deposit-tables.ts';
import type { DepositEffect, DepositEffects, PaidDeposit } from '#server/deposit/paid-deposit.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/**
 * All effects of a paid deposit, in this order. They run in the payment's transaction: once, or not at all.
 */
const effectsFor = (
  hasStopped: boolean,
  { whilePlaying, always }: DepositEffects,
): readonly DepositEffect[] =>
  hasStopped
    ? [noteUnplayed, ...always]
    : [requireBets, payBonus, payBoost, ...whilePlaying, ...always];

async function requireBets(trx: Trx, { order, amount, now }: PaidDeposit): Promise<void> {
  await addRequirement(trx, {
    playerId: order.player_id,
    source: 'deposit',
    reference: order.order_no,
    locked: amount,
    need: multiply(amount, DEPOSIT_BET_TIMES),
    now,
  });
}

/** Money of a player who may not bet: it stays theirs, unwagered. */
async function noteUnplayed(trx: Trx, { order, amount, now }: PaidDeposit): Promise<void> {
  await addUnplayed(trx, { playerId: order.player_id, orderNo: order.order_no, amount, now });
}

/** Pays the bonus of the recharge item, with its wagering (`props[0].betRate`, spec §9). */
async function payBonus(trx: Trx, { order, bonus, now }: PaidDeposit): Promise<void> {
  await grantRewards(trx, {
    playerId: order.player_id,
    rewards: bonus > 0 ? [{ id: RewardId.coins, count: bonus }] : [],
    reference: `deposit-${order.order_no}`,
    betTimes: order.bet_rate,
    now,
  });
}

/** Pays the boost, with its wagering. */
async function payBoost(trx: Trx, { order, boost, now }: PaidDeposit): Promise<void> {
  await grantRewards(trx, {
    playerId: order.player_id,
    rewards: boost.bonus > 0 ? [{ id: RewardId.coins, count: boost.bonus }] : [],
    reference: `boost-${order.boost_id}`,
    betTimes: boost.betRate,
    now,
  });
}

export interface Payment {
  orderNo: string;
  /** The amount received, including the fee. */
  paid: MinorUnits;
  now: EpochMs;
}

/**
 * Credits an order's money to the player's wallet exactly once: the order is locked, and the ledger accepts
 * its number once. The order need not be waiting: late money also belongs to the player.
 * @returns true when this call credited it; false when it was credited before or does not exceed the fee
 */
export async function payDeposit(
  trx: Trx,
  { orderNo, paid, now }: Payment,
  effects: DepositEffects,
): Promise<boolean> {
  const order = await lockOrder(trx, orderNo);
  if (!order || order.status === 1 || paid <= order.fee) return false;
  const amount = subtract(paid, order.fee);
  // Money that arrives for a player who has stopped is theirs, with no wagering.
  const hasStopped = !may(await accountStateOf(trx, order.player_id, now), 'claim');
  const bonus = hasStopped ? ZERO : await bonusOf(trx, order, amount);
  const isWhole = amount >= order.amount && !hasStopped;
  const boost = isWhole ? await spendBoost(trx, order, now) : NO_BOOST;
  const settled = await trx
    .updateTable('deposit_order')
    .where('order_no', '=', orderNo)
    .set({
      status: 1,
      reason: reasonOf(order, amount),
      credited: amount,
      credited_bonus: bonus,
      credited_boost: boost.bonus,
      ended_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(trx, {
    kind: 'deposit',
    reference: orderNo,
    entries: coinsFrom('house:deposit', order.player_id, amount),
    now,
    text: order.channel_name,
  });
  for (const effect of effectsFor(hasStopped, effects))
    await effect(trx, { order: settled, amount, bonus, boost, now });
  return true;
}

/** The bonus requires the full price; a sign-in card is sold once. */
async function bonusOf(trx: Trx, order: DepositOrder, amount: MinorUnits): Promise<MinorUnits> {
  if (amount < order.amount) return ZERO;
  const isCard = order.item_type === RECHARGE_KIND.buyProp;
  return isCard && (await hasPaidCard(trx, order.player_id)) ? ZERO : order.bonus;
}

function reasonOf({ amount: asked }: DepositOrder, amount: MinorUnits): DepositReason | null {
  if (amount === asked) return null;
  return amount < asked ? 'paid-less' : 'paid-more';
}
