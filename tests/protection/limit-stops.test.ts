import { fromCoins, minorUnits } from '#shared/money/money.ts';
import { nextLimit, setLimits, type LimitUse } from '#shared/protection/limit.ts';
import { limitStops, stopBelow } from '#shared/protection/limit-stops.ts';
import { PERIODS } from '#shared/protection/market-period.ts';
import { epochMs } from '#shared/time/duration.ts';
import { describe, expect, it } from 'vitest';

const BOUNDS = { least: fromCoins(50), most: fromCoins(50_000) };

describe('the stops of a limit', () => {
  it('are round whole amounts within the bounds of a deposit', () => {
    const stops = limitStops('deposit', 'day', BOUNDS);
    expect(stops.slice(0, 6)).toEqual([5_000, 6_000, 8_000, 10_000, 15_000, 20_000]);
    expect(stops.at(-1)).toBe(BOUNDS.most);
    expect(stops.every((stop) => stop % 100 === 0 && stop >= BOUNDS.least)).toBe(true);
    expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  });

  it('contain no amount below a coin, and none where no amount is allowed', () => {
    const whole = limitStops('bet', 'week', { least: minorUnits(1), most: fromCoins(3) });
    expect(whole).toEqual([100, 200, 300]);
    expect(limitStops('bet', 'week', { least: fromCoins(9), most: fromCoins(8) })).toEqual([]);
  });

  it('are minutes for a session limit, ascending', () => {
    for (const period of PERIODS) {
      const stops = limitStops('session', period, BOUNDS);
      expect(stops.every(Number.isInteger)).toBe(true);
      expect(stops).toEqual(stops.toSorted((a, b) => a - b));
    }
  });

  it('place a typed value at the highest stop up to it', () => {
    const stops = [100, 200, 300];
    expect([0, 99, 100, 250, 300, 9_999].map((value) => stopBelow(stops, value))).toEqual([
      0, 0, 1, 2, 3, 3,
    ]);
  });
});

describe('the limit that is reached next', () => {
  const use = { kind: 'bet', period: 'day', resetAt: epochMs(1), pending: null } as const;
  const next = (...uses: readonly Pick<LimitUse, 'value' | 'used'>[]) =>
    nextLimit(setLimits(uses.map((one) => ({ ...use, ...one }))))?.value;

  it('has the largest used share; one that allows nothing is used up', () => {
    expect(next({ value: 100, used: 50 }, { value: 1_000, used: 400 })).toBe(100);
    expect(next({ value: 100, used: 99 }, { value: 0, used: 0 })).toBe(0);
    expect(next({ value: 100, used: 150 }, { value: 0, used: 0 })).toBe(100);
  });

  it('is none without a value', () => {
    expect(next({ value: null, used: 500 })).toBeUndefined();
  });
});
