import { sumsOf } from '#shared/deposit/costs.ts';
import { depositFee, withdrawalFee } from '#shared/money/fee.ts';
import { minorUnits } from '#shared/money/money.ts';
import { payoutOf } from '#shared/withdrawal/payout.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const money = (max: number) => fc.integer({ min: 0, max }).map(minorUnits);
/** Up to ten trillion coins: amount times share exceeds the exact range of a number. */
const cases = [money(10 ** 15), money(10 ** 9), fc.integer({ min: 0, max: 10_000 })] as const;

/** Numerator of the share over 10,000, exact at any size. */
const exactShare = (amount: number, feeBps: number) => BigInt(amount) * BigInt(feeBps);

describe('the deposit fee', () => {
  test.each([
    [10_000, 500, 150, 650],
    [10_001, 500, 150, 651],
    [1, 0, 1, 1],
    [0, 0, 150, 0],
    [10_000, 0, 0, 0],
  ])('of %i at %i + %i bps is %i', (amount, feeFixed, feeBps, fee) => {
    expect(depositFee(minorUnits(amount), { feeFixed: minorUnits(feeFixed), feeBps })).toBe(fee);
  });

  it('is the share rounded up to the hundredth, plus the fixed fee', () => {
    fc.assert(
      fc.property(...cases, (amount, feeFixed, feeBps) => {
        const share = BigInt(depositFee(amount, { feeFixed, feeBps }) - feeFixed) * 10_000n;
        expect(share >= exactShare(amount, feeBps)).toBe(true);
        expect(share - exactShare(amount, feeBps) < 10_000n).toBe(true);
      }),
    );
  });
});

describe('the withdrawal fee', () => {
  test.each([
    [10_000, 500, 150, 650],
    [10_001, 500, 150, 650],
    [1, 0, 9_999, 0],
    [0, 0, 150, 0],
    [10_000, 0, 0, 0],
  ])('of %i at %i + %i bps is %i', (amount, feeFixed, feeBps, fee) => {
    expect(withdrawalFee(minorUnits(amount), { feeFixed: minorUnits(feeFixed), feeBps })).toBe(fee);
  });

  it('is the share rounded down to the hundredth, plus the fixed fee', () => {
    fc.assert(
      fc.property(...cases, (amount, feeFixed, feeBps) => {
        const share = BigInt(withdrawalFee(amount, { feeFixed, feeBps }) - feeFixed) * 10_000n;
        expect(share <= exactShare(amount, feeBps)).toBe(true);
        expect(exactShare(amount, feeBps) - share < 10_000n).toBe(true);
      }),
    );
  });
});

describe('the deposit and withdrawal fees', () => {
  it('differ by one hundredth where the share is fractional, and are otherwise equal', () => {
    fc.assert(
      fc.property(...cases, (amount, feeFixed, feeBps) => {
        const price = { feeFixed, feeBps };
        const isWhole = exactShare(amount, feeBps) % 10_000n === 0n;
        expect(depositFee(amount, price) - withdrawalFee(amount, price)).toBe(isWhole ? 0 : 1);
      }),
    );
  });

  it('equal the fees that the app shows before an order', () => {
    fc.assert(
      fc.property(...cases, (amount, feeFixed, feeBps) => {
        const price = { feeFixed, feeBps };
        expect(sumsOf(amount, price, null).fee).toBe(depositFee(amount, price));
        expect(payoutOf(amount, price).fee).toBe(Math.min(amount, withdrawalFee(amount, price)));
      }),
    );
  });
});
