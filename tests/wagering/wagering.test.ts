/** What a bonus asks for, and what of a bet counts towards it. */
import { minorUnits, ZERO } from '#shared/money/money.ts';
import { mergeRewards, wageringOf, type Reward } from '#shared/reward/reward.ts';
import { betShareOf } from '#shared/wagering/bet-share.ts';
import {
  categoriesByShare,
  countedBet,
  UNKNOWN_SHARES,
  UNKNOWN_TERMS,
  wageringSum,
  wageringTimes,
} from '#shared/wagering/wagering.ts';
import { countTowards } from '#server/money/wagering/share-bet.ts';
import { toldWagering, USUAL_RULES, withBetRate } from '#server/money/wagering/wagering-rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const coins = (count: number, betRate: number | null = 35): Reward => ({
  id: 2001,
  count,
  betRate,
  betDays: null,
});

describe('the wagering of rewards', () => {
  it('adds up over their money, each at its own multiple, rounded up', () => {
    const tickets = { id: 4001, count: 3, ...UNKNOWN_TERMS };
    expect(wageringOf([coins(200), coins(333, 1.5), tickets])).toEqual({
      amount: 533,
      need: 7_000 + 500,
      days: null,
    });
    expect(wageringOf([tickets])).toBeNull();
  });

  it('is unknown when the server does not say for a part of it, and has the nearest deadline', () => {
    expect(wageringOf([coins(200), coins(100, null)])).toMatchObject({ amount: 300, need: null });
    const soon = { ...coins(100), betDays: 3 };
    expect(wageringOf([coins(100), { ...coins(5), betDays: 7 }, soon])?.days).toBe(3);
  });

  it('is named as a multiple of the amount', () => {
    expect(wageringTimes(wageringSum(minorUnits(200), coins(0)))).toBe(35);
    expect(wageringTimes(wageringSum(minorUnits(200), UNKNOWN_TERMS))).toBeNull();
    expect(wageringTimes(wageringSum(ZERO, coins(0)))).toBeNull();
  });

  it('survives the merging of rewards', () => {
    const given = [coins(200), coins(300), coins(100, 10)];
    const merged = mergeRewards(given);
    expect(merged).toHaveLength(2);
    expect(wageringOf(merged)).toEqual(wageringOf(given));
  });

  it('is stamped on money alone, and never over a multiple that was told before', () => {
    expect(withBetRate([{ id: 2001, count: 5 }, { id: 4001, count: 1 }, coins(5, 10)], 35)).toEqual(
      [{ id: 2001, count: 5, betRate: 35 }, { id: 4001, count: 1 }, coins(5, 10)],
    );
  });
});

describe('the share of a bet', () => {
  const told = toldWagering(USUAL_RULES);
  const shares = { ...UNKNOWN_SHARES, shares: told.betShares ?? null };

  it('is the game’s own, else its category’s; unknown when the server does not say', () => {
    expect(betShareOf({ categoryId: 3 }, shares)).toBe(50);
    expect(betShareOf({ categoryId: 3, betShare: 10 }, shares)).toBe(10);
    expect(betShareOf({ categoryId: 99 }, shares)).toBe(0);
    expect(betShareOf({ categoryId: 3 }, UNKNOWN_SHARES)).toBeNull();
  });

  it('groups the categories, the largest share first', () => {
    expect(categoriesByShare(shares)).toEqual([
      { share: 100, categoryIds: [1, 2] },
      { share: 50, categoryIds: [3, 5] },
      { share: 25, categoryIds: [4, 6] },
    ]);
  });

  it('is what the server counts towards a bonus, to the hundredth', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9).map(minorUnits), fc.nat(100), (bet, share) => {
        const bonus = {
          id: 1,
          source: 'bonus',
          locked: ZERO,
          need: minorUnits(10 ** 12),
          done: ZERO,
        } as const;
        expect(countedBet(bet, share)).toBe(countTowards([bonus], bet, share).progress);
      }),
      { seed: 56 },
    );
  });
});
