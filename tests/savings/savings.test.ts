/** Savings interest (spec §9), and its estimate. */
import { epochMs, HOUR_MS, milliseconds } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import {
  earnedIn,
  formatMicro,
  microUnits,
  previewInterest,
  receivable,
  standingOf,
  type SavingsMovement,
} from '#shared/savings/interest.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const amounts = fc.integer({ min: 0, max: 10 ** 13 }).map(minorUnits);
const rates = fc.integer({ min: 0, max: 100_000 });
const parts = fc.integer({ min: 0, max: HOUR_MS }).map(milliseconds);
const NEXT = epochMs(Date.UTC(2026, 10, 21, 5));

/** amount / 100 × bps / 10,000 / 365 / 24 × part / hour coins, as an integer fraction. */
const exact = (amount: number, bps: number, part: number) => ({
  over: BigInt(amount) * BigInt(bps) * BigInt(part) * 1_000_000n,
  under: 100n * 10_000n * 365n * 24n * 3_600_000n,
});

describe('interest', () => {
  it('is exact, rounded down to the micro-unit', () => {
    fc.assert(
      fc.property(amounts, rates, parts, (amount, bps, part) => {
        const micro = BigInt(earnedIn(amount, bps, part));
        const { over, under } = exact(amount, bps, part);
        expect(micro * under <= over && over < (micro + 1n) * under).toBe(true);
      }),
    );
  });

  it('matches the contract: ₱30 at 8 % earn 0.000273 in an hour', () => {
    expect(earnedIn(minorUnits(3_000), 800, HOUR_MS)).toBe(273);
    expect(earnedIn(minorUnits(0), 800, HOUR_MS)).toBe(0);
  });

  it('is estimated at no more than the server’s hourly credit, and never decreases', () => {
    fc.assert(
      fc.property(
        amounts,
        rates,
        fc.nat(10 ** 9),
        fc.integer({ min: -2 * HOUR_MS, max: 2 * HOUR_MS }),
        fc.nat(HOUR_MS),
        (standing, aprBps, interest, from, later) => {
          const accrual = { standing, aprBps, interest: microUnits(interest), nextCreditAt: NEXT };
          const early = previewInterest(accrual, epochMs(NEXT + from));
          const late = previewInterest(accrual, epochMs(NEXT + from + later));
          // The server carries fractions of a micro-unit over, which can only add to the credit.
          const credited = interest + Number((BigInt(standing) * BigInt(aprBps)) / 8760n);
          expect(early).toBeGreaterThanOrEqual(interest);
          expect(late).toBeGreaterThanOrEqual(early);
          expect(late).toBeLessThanOrEqual(credited);
          expect(previewInterest(accrual, NEXT)).toBe(credited);
        },
      ),
    );
  });

  it('can be received in whole hundredths', () => {
    expect(receivable(microUnits(9_999))).toBe(0);
    expect(receivable(microUnits(10_000))).toBe(1);
    expect(receivable(microUnits(29_999))).toBe(2);
    expect(formatMicro(microUnits(274), 'PHP', 'en-PH')).toBe('₱0.000274');
    expect(formatMicro(microUnits(333_902_302), 'PHP', 'en-PH')).toBe('₱333.90');
  });
});

describe('the amount that earns interest in the current hour', () => {
  const at = (minutes: number) => epochMs(NEXT - HOUR_MS + minutes * 60_000);
  const move = (
    kind: SavingsMovement['kind'],
    amount: number,
    amountAfter: number,
    minutes: number,
  ): SavingsMovement => ({
    kind,
    amount: minorUnits(amount),
    amountAfter: minorUnits(amountAfter),
    time: at(minutes),
  });
  const standing = (amount: number, moves: SavingsMovement[], hasMore = false) =>
    standingOf(minorUnits(amount), { moves, hasMore }, NEXT);

  it('excludes deposits within the hour', () => {
    expect(standing(5_000, [])).toBe(5_000);
    expect(standing(5_000, [move('in', 3_000, 5_000, 10)])).toBe(2_000);
    expect(standing(5_000, [move('in', 3_000, 5_000, -10)])).toBe(5_000);
  });

  it('is the lowest amount of the hour, even if it rose again', () => {
    const moves = [move('in', 4_000, 5_000, 20), move('out', 4_000, 1_000, 10)];
    expect(standing(5_000, moves)).toBe(1_000);
    expect(standing(5_000, [move('interest', 10, 5_000, 5)])).toBe(5_000);
  });

  it('is zero when older movements of the hour are unknown', () => {
    expect(standing(5_000, [move('in', 1_000, 5_000, 20)], true)).toBe(0);
    const older = [move('in', 1_000, 5_000, 20), move('in', 4_000, 4_000, -1)];
    expect(standing(5_000, older, true)).toBe(4_000);
  });
});
