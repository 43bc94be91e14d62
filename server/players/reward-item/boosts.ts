import { boostBonus } from '#shared/reward/reward-item.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { DepositCode } from '#shared/deposit/errors.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { selectWaitingDeposits } from '#server/money/ledger/waiting-deposits.ts';
import { Refusal } from '#server/core/http/refusal.ts';

/** A boost used by an order, and its bonus. */
export interface OrderedBoost {
  id: number;
  bonus: MinorUnits;
}

/** The bonus that a boost added to a deposit, and its wagering multiple. */
export interface UsedBoost {
  bonus: MinorUnits;
  betRate: number;
}
export const NO_BOOST: UsedBoost = { bonus: ZERO, betRate: 0 };

interface BoostUse {
  playerId: number;
  boostId: number;
  /** Of the deposit. */
  amount: MinorUnits;
  now: EpochMs;
}

/**
 * Checks that a player may use a boost for a deposit, and locks it for the transaction; then the waiting
 * order reserves it.
 * @throws Refusal 1243 when it was used, has expired, is another player's or belongs to another waiting
 * deposit; 1232 when the deposit is too small for it
 */
export async function requireBoost(
  trx: Trx,
  { playerId, boostId, amount, now }: BoostUse,
): Promise<OrderedBoost> {
  const item = await trx
    .selectFrom('reward_item')
    .where('id', '=', boostId)
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!item || item.percent === null) throw gone();
  const waiting = await selectWaitingDeposits(trx, playerId, now)
    .where('boost_id', '=', boostId)
    .select('order_no')
    .executeTakeFirst();
  if (waiting) throw gone();
  const { percent, min_deposit: minDeposit, max_bonus: maxBonus } = item;
  const bonus = boostBonus(amount, { percent, minDeposit, maxBonus });
  if (bonus === ZERO) {
    throw new Refusal(DepositCode.outOfRange, 'the deposit is too small for this boost', {
      min: minDeposit,
    });
  }
  return { id: boostId, bonus };
}

const gone = (): Refusal => new Refusal(DepositCode.boostGone, 'this boost cannot be used');

/**
 * Uses the boost of a paid order. A boost that another order has used in the meantime adds nothing; one that
 * expired after the order was created still counts.
 */
export async function spendBoost(
  trx: Trx,
  { boost_id: boostId, boost: bonus }: Pick<DepositOrder, 'boost_id' | 'boost'>,
  now: EpochMs,
): Promise<UsedBoost> {
  if (boostId === null) return NO_BOOST;
  const used = await trx
    .updateTable('reward_item')
    .where('id', '=', boostId)
    .where('used_at', 'is', null)
    .set({ used_at: now })
    .returning('bet_rate')
    .executeTakeFirst();
  return used ? { bonus, betRate: used.bet_rate } : NO_BOOST;
}
