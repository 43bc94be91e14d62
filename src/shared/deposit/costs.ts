/** The costs and bonuses of a deposit (spec §9; contract, deposit part). */
import { add, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { boostBonus, type OwnedBoost } from '#shared/reward/reward-item.ts';
import { mustBetFor } from '#shared/wagering/wagering.ts';
import { depositFee } from '#shared/money/fee.ts';
import type { DepositChannel, DepositItem } from './offer.ts';

/** The parts of a deposit. */
export interface DepositSums {
  /** Added to the balance for the payment itself. */
  readonly amount: MinorUnits;
  /** The channel's fee, on top of the amount. */
  readonly fee: MinorUnits;
  /** Total that the player pays. */
  readonly pays: MinorUnits;
  /** Bonus of its item. */
  readonly bonus: MinorUnits;
  /** Bonus of a boost. */
  readonly boost: MinorUnits;
  /** Bets required before bonus and boost can be withdrawn. */
  readonly mustBet: MinorUnits;
}

/** The item for a payment of exactly this amount, the one with the largest bonus; null for none. */
export function itemFor(amount: MinorUnits, items: readonly DepositItem[]): DepositItem | null {
  return items.reduce<DepositItem | null>(
    (best, item) =>
      item.price === amount && (best === null || item.bonusAmount > best.bonusAmount) ? item : best,
    null,
  );
}

/** Calculates a deposit of this amount through this channel. */
export function sumsOf(
  amount: MinorUnits,
  channel: Pick<DepositChannel, 'feeFixed' | 'feeBps'>,
  item: DepositItem | null,
  used: OwnedBoost | null = null,
): DepositSums {
  const fee = depositFee(amount, channel);
  const bonus = item?.bonusAmount ?? ZERO;
  const boost = used === null ? ZERO : boostBonus(amount, used);
  return {
    amount,
    fee,
    pays: add(amount, fee),
    bonus,
    boost,
    mustBet: add(mustBetFor(bonus, item?.betRate ?? 0), mustBetFor(boost, used?.betRate ?? 0)),
  };
}

/** The first deposit's reward: price + bonus (spec §9). */
export const firstDepositReward = (item: Pick<DepositItem, 'price' | 'bonusAmount'>): MinorUnits =>
  add(item.price, item.bonusAmount);
