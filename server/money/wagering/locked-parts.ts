import { subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { sourceOf } from '#server/money/wagering/listed.ts';
import type { OrderedRequirement } from '#server/money/wagering/requirements.ts';

/** Locked money, and the bets that free it. */
export interface LockedPart {
  kind: 'own' | 'bonus';
  source: string;
  amount: MinorUnits;
  needBet: MinorUnits;
  doneBet: MinorUnits;
}

/**
 * Divides the locked coins among the requirements that lock them: each part is what its own bets free once
 * those before it are made. Never more than the coins: where money was put aside, the last to be freed
 * keep theirs.
 * @param open in the order in which bets count
 */
export function lockedParts(open: readonly OrderedRequirement[], coin: MinorUnits): LockedPart[] {
  let left = coin;
  return open
    .toReversed()
    .map(({ source, reference, locked, need, done }): LockedPart => {
      const amount = locked < left ? locked : left;
      left = subtract(left, amount);
      return {
        kind: source === 'deposit' ? 'own' : 'bonus',
        source: sourceOf(source, reference),
        amount: amount < 0 ? ZERO : amount,
        needBet: need,
        doneBet: done,
      };
    })
    .toReversed();
}
