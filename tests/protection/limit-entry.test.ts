import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import { readLimitEntry } from '#shared/protection/limit-entry.ts';
import { hasChosen, LIMIT_KINDS, type LimitUse } from '#shared/protection/limit.ts';
import { addsUp } from '#shared/protection/own-records.ts';

describe('a typed limit', () => {
  it('may be any whole number of coins or minutes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LIMIT_KINDS), fc.nat(999_999_999), (kind, number) => {
        const value = kind === 'session' ? number : number * 100;
        for (const typed of [String(number), ` ${number.toLocaleString('en')} `, `00${number}`]) {
          expect(readLimitEntry(kind, typed, 'PHP')).toEqual({ status: 'fine', value });
        }
      }),
    );
  });

  it('of ₱500 is not multiplied by its decimals', () => {
    expect(readLimitEntry('deposit', '500,00', 'PHP')).toEqual({ status: 'fine', value: 50_000 });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['12.50', 'not-whole'],
    ['500,50', 'not-whole'],
    ['1.000', 'not-whole'],
    ['-3', 'no-amount'],
    ['ten', 'no-amount'],
    ['1e3', 'no-amount'],
    ['1000000000', 'too-much'],
  ])('%j is invalid: %s', (typed, status) => {
    expect(readLimitEntry('deposit', typed, 'PHP')).toEqual({ status });
  });
});

it('"no limit" counts as a choice for its own kind only', () => {
  const none: LimitUse = {
    kind: 'deposit',
    period: 'month',
    value: null,
    used: 0,
    resetAt: epochMs(0),
    pending: null,
  };
  expect(hasChosen([none], 'deposit')).toBe(true);
  expect(hasChosen([none], 'loss')).toBe(false);
  expect(hasChosen([], 'deposit')).toBe(false);
});

it('records add up when movements and totals both equal the coins', () => {
  const of = (...amounts: number[]) => amounts.map((amount) => ({ amount: minorUnits(amount) }));
  const coin = minorUnits(250);
  expect(addsUp({ ledger: of(500, -250), totals: of(500, -250), coin })).toBe(true);
  expect(addsUp({ ledger: of(500), totals: of(500, -250), coin })).toBe(false);
  expect(addsUp({ ledger: of(500, -250), totals: of(500), coin })).toBe(false);
  expect(addsUp({ ledger: [], totals: [], coin: minorUnits(0) })).toBe(true);
});
