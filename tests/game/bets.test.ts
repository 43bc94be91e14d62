/** The bet that a game proposes, and what it does for a bonus. */
import { minorUnits, ZERO } from '#shared/money/money.ts';
import { effectOf, fittingStep } from '#server/game/rules/bets.ts';
import { countTowards } from '#server/money/wagering/share-bet.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const steps = [100, 1_000, 10_000, 20_000, 30_000];

describe('the proposed bet', () => {
  it('is never above the balance while a smaller one fits', () => {
    fc.assert(
      fc.property(fc.nat(steps.length - 1), fc.nat(50_000), (wanted, playable) => {
        const step = fittingStep(steps, wanted, playable);
        const bet = steps[step] ?? 0;
        expect(step).toBeLessThanOrEqual(wanted);
        if (playable >= 100) expect(bet).toBeLessThanOrEqual(playable);
        else expect(step).toBe(0);
        // The next higher one is not wanted, or not covered.
        if (step < wanted) expect(steps[step + 1]).toBeGreaterThan(playable);
      }),
      { seed: 56 },
    );
  });

  it('is ₱200 over ₱293 where the last one was ₱300', () => {
    expect(steps[fittingStep(steps, 4, 29_300)]).toBe(20_000);
  });
});

describe('the effect of a bet', () => {
  const requirement = (source: 'deposit' | 'bonus', missing: number) => ({
    id: source === 'deposit' ? 1 : 2,
    source,
    locked: ZERO,
    need: minorUnits(missing),
    done: ZERO,
  });

  it('is what the server counts: deposits in full and first, then bonuses by the share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(100),
        fc.nat(80_000),
        fc.nat(80_000),
        (bet, share, depositBets, bonusBets) => {
          const open = [requirement('deposit', depositBets), requirement('bonus', bonusBets)];
          const { changed } = countTowards(open, minorUnits(bet), share);
          const doneOf = (id: number) => changed.find((one) => one.id === id)?.done ?? 0;
          expect(effectOf(bet, share, { depositBets, bonusBets })).toEqual({
            deposit: doneOf(1),
            bonus: doneOf(2),
          });
        },
      ),
      { seed: 56 },
    );
  });

  it('moves a bonus by ₱3.75 for ₱15 at a quarter', () => {
    expect(effectOf(1_500, 25, { depositBets: 0, bonusBets: 100_000 }).bonus).toBe(375);
  });
});
