/** How likely a round of the spin invite is to pay. */
import { minorUnits } from '#shared/money/money.ts';
import { wheelOdds } from '#shared/spin-invite/wheel-odds.ts';
import { describe, expect, it } from 'vitest';

const terms = (
  amounts: readonly number[],
  weights: readonly (number | undefined)[],
  target: number,
) => ({
  target: minorUnits(target),
  days: 7,
  payoutDays: 3,
  betRate: 35,
  segments: amounts.map((amount, index) => ({
    index,
    amount: minorUnits(amount),
    ...(weights[index] !== undefined && { weight: weights[index] }),
  })),
});

/** A source of numbers from 0 to 1, the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the odds of a round', () => {
  it('are exact for a wheel that adds the same each time', () => {
    expect(wheelOdds(terms([100], [1], 1_000))).toEqual({ spins: 10, freeSpins: 7, freeChance: 0 });
    expect(wheelOdds(terms([100], [1], 700))).toMatchObject({ spins: 7, freeChance: 10_000 });
  });

  it('count spins that add nothing', () => {
    // Each of two successes takes two spins on average; six of seven spins must not fail.
    const odds = wheelOdds(terms([0, 100], [1, 1], 200));
    expect(odds?.spins).toBe(4);
    // 1 − (1 + 7) / 2⁷
    expect(odds?.freeChance).toBe(Math.ceil((1 - 8 / 128) * 10_000));
  });

  it('agree with a hundred thousand rounds of the seeded wheel', () => {
    const amounts = [100, 500, 50, 2_000, 200, 1_000, 20, 5_000];
    const weights = [20, 12, 20, 3, 15, 8, 21, 1];
    const odds = wheelOdds(terms(amounts, weights, 10_000));
    const random = seeded(56);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const draw = () => {
      let left = random() * sum;
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return amounts[index] ?? 0;
    };
    const rounds = 100_000;
    let spins = 0;
    let early = 0;
    for (let round = 0; round < rounds; round += 1) {
      let at = 0;
      let needed = 0;
      while (at < 10_000) {
        at += draw();
        needed += 1;
      }
      spins += needed;
      if (needed <= 7) early += 1;
    }
    expect(Math.abs((odds?.spins ?? 0) - spins / rounds)).toBeLessThan(1.2);
    expect(Math.abs((odds?.freeChance ?? 0) - (early / rounds) * 10_000)).toBeLessThan(30);
  });

  it('are unknown without weights, or when nothing is ever added', () => {
    expect(wheelOdds(terms([100, 200], [1, undefined], 500))).toBeNull();
    expect(wheelOdds(terms([0], [1], 500))).toBeNull();
    expect(wheelOdds(terms([], [], 500))).toBeNull();
  });

  it('are left out where the sums are too many to count on a phone', () => {
    expect(wheelOdds(terms([7], [1], 10 ** 9 + 1))).toBeNull();
  });
});
