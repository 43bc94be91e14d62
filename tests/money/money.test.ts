import {
  add,
  formatMoney,
  fromCoins,
  isMinorUnits,
  minorUnits,
  multiply,
  percentOf,
  subtract,
  ZERO,
} from '#shared/money/money.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(minorUnits);

describe('an amount', () => {
  test.each([0, -0, 1, -1, 123_456, Number.MAX_SAFE_INTEGER])('may be %d', (value) => {
    expect(isMinorUnits(value)).toBe(true);
    expect(minorUnits(value)).toBe(value);
  });

  test.each([0.5, NaN, Infinity, 2 ** 53, '100', null, undefined])('may not be %s', (value) => {
    expect(isMinorUnits(value)).toBe(false);
    expect(() => minorUnits(value as number)).toThrow(RangeError);
  });

  test('is created from whole coins', () => {
    expect(fromCoins(12)).toBe(1200);
    expect(() => fromCoins(0.001)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  test('adds and subtracts exactly', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(subtract(add(a, b), b)).toBe(a);
      }),
    );
    expect(add()).toBe(ZERO);
    expect(add(minorUnits(10), minorUnits(20), minorUnits(30))).toBe(60);
  });

  test('multiplies by whole numbers only', () => {
    expect(multiply(minorUnits(250), 30)).toBe(7500);
    expect(() => multiply(minorUnits(5), 0.5)).toThrow(RangeError);
    expect(multiply(minorUnits(4), 0.5)).toBe(2);
  });

  test('rejects a result outside the safe integer range', () => {
    expect(() => add(minorUnits(Number.MAX_SAFE_INTEGER), minorUnits(1))).toThrow(RangeError);
    expect(() => subtract(minorUnits(-Number.MAX_SAFE_INTEGER), minorUnits(1))).toThrow(RangeError);
  });

  test('rounds a percentage down, and gives 0 for a total of 0 or less', () => {
    expect(percentOf(minorUnits(1), minorUnits(3))).toBe(33);
    expect(percentOf(minorUnits(2), minorUnits(3))).toBe(66);
    expect(percentOf(minorUnits(999), minorUnits(1000))).toBe(99);
    expect(percentOf(minorUnits(1000), minorUnits(1000))).toBe(100);
    expect(percentOf(minorUnits(1500), minorUnits(1000))).toBe(150);
    expect(percentOf(minorUnits(5), ZERO)).toBe(0);
    expect(percentOf(minorUnits(5), minorUnits(-1))).toBe(0);
  });
});

describe('formatting an amount', () => {
  test('writes two decimals and thousands separators', () => {
    expect(formatMoney(minorUnits(123_450), 'PHP')).toBe('₱1,234.50');
    expect(formatMoney(minorUnits(5), 'THB')).toBe('฿0.05');
    expect(formatMoney(minorUnits(100_000_000), 'THB')).toBe('฿1,000,000.00');
  });

  test('writes whole coins, rounded towards zero', () => {
    expect(formatMoney(minorUnits(199), 'PHP', 'floor')).toBe('₱1');
    expect(formatMoney(minorUnits(-199), 'PHP', 'floor')).toBe('-₱1');
    expect(formatMoney(minorUnits(99), 'PHP', 'floor')).toBe('₱0');
  });

  test('never writes minus zero', () => {
    expect(formatMoney(minorUnits(-99), 'PHP', 'floor')).toBe('₱0');
    expect(formatMoney(minorUnits(-0), 'PHP')).toBe('₱0.00');
  });

  test('matches Intl in both languages', () => {
    // Larger amounts lose hundredths in the division that `Intl` needs.
    const exact = fc.integer({ min: -1e13, max: 1e13 }).map(minorUnits);
    const language = fc.constantFrom('en-PH', 'th-TH');
    const currency = fc.constantFrom('PHP', 'THB');
    fc.assert(
      fc.property(exact, language, currency, (amount, locale, code) => {
        const style = {
          style: 'currency',
          currency: code,
          currencyDisplay: 'narrowSymbol',
        } as const;
        expect(formatMoney(amount, code)).toBe(
          new Intl.NumberFormat(locale, style).format(amount / 100),
        );
        expect(formatMoney(amount, code, 'floor')).toBe(
          new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 }).format(
            Math.trunc(amount / 100) + 0,
          ),
        );
      }),
    );
  });

  test('is exact for the largest amount', () => {
    expect(formatMoney(minorUnits(Number.MAX_SAFE_INTEGER), 'PHP')).toBe('₱90,071,992,547,409.91');
  });

  test('preserves all digits of the amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = formatMoney(amount, 'PHP').replaceAll(/[^\d-]/g, '');
        expect(Number(digits)).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});
