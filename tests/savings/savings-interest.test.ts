import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import {
  accrue,
  nextCreditTime,
  nothingSaved,
  receivable,
  type Earning,
} from '#server/savings/interest.ts';
import { interestParts, type SavingsEvent } from '#tests/savings/hourly-interest.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 1);
const at = (hours: number) => epochMs(START + hours * HOUR);

const put = (earning: Earning, amount: number): Earning => ({
  ...earning,
  amount: minorUnits(earning.amount + amount),
});
const saved = (amount: number, aprBps = 800): Earning => put(nothingSaved(aprBps, at(0)), amount);

const partsOf = ({ totalMicro, rest }: Earning): bigint =>
  BigInt(totalMicro) * 8760n + BigInt(rest);

describe('the interest of savings', () => {
  it('is amount × rate / 8760 per whole hour (spec §9)', () => {
    // ₱30 at 8 %: 273.97… micro-units an hour, starting with the hour after the deposit.
    const thirty = saved(3000);
    expect(accrue(thirty, at(0.99)).interestMicro).toBe(0);
    expect(accrue(thirty, at(1)).interestMicro).toBe(0);
    expect(accrue(thirty, at(1.99)).interestMicro).toBe(0);
    expect(accrue(thirty, at(2))).toMatchObject({ interestMicro: 273, rest: 8520 });
    expect(accrue(thirty, at(37)).interestMicro).toBe(9863);
    expect(accrue(thirty, at(38)).interestMicro).toBe(10_136);
  });

  it('is exactly the rate after a year', () => {
    const year = accrue(accrue(saved(123_457, 837), at(1)), at(1 + 8760));
    expect([year.totalMicro, year.rest]).toEqual([123_457 * 837, 0]);
  });

  it('does not depend on how often it is calculated', () => {
    let looked = saved(3001, 799);
    for (let hours = 0; hours <= 500; hours += 0.4) looked = accrue(looked, at(hours));
    expect(looked).toEqual(accrue(saved(3001, 799), at(500)));
  });

  it('is paid in whole hundredths', () => {
    expect([9999, 10_000, 19_999].map((interestMicro) => receivable({ interestMicro }))).toEqual([
      0, 1, 1,
    ]);
  });

  it('is not reduced when the clock goes back, and no hour is credited twice', () => {
    const later = accrue(saved(1_000_000), at(50));
    expect(accrue(later, at(3))).toEqual(later);
    expect(accrue(accrue(later, at(3)), at(50))).toEqual(later);
    expect(accrue(accrue(later, at(3)), at(51)).totalMicro).toBeGreaterThan(later.totalMicro);
  });

  it('is next credited at the next whole hour', () => {
    expect(nextCreditTime(at(0))).toBe(at(1));
    expect(nextCreditTime(epochMs(at(1) - 1))).toBe(at(1));
  });

  it('is exact for the largest amounts over a long time', () => {
    const rich = saved(9_000_000_000_000, 1200);
    const parts = 9_000_000_000_000n * 1200n * BigInt(24 * 300 - 1);
    expect(partsOf(accrue(rich, at(24 * 300)))).toBe(parts);
  });

  it('equals the exact sum of fractions after any changes', () => {
    const step = fc.record({
      minutes: fc.integer({ min: 0, max: 500 }),
      change: fc.integer({ min: -50_000, max: 50_000 }),
      aprBps: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined, freq: 5 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const events: SavingsEvent[] = [];
        let now = START;
        let earning = nothingSaved(800, at(0));
        for (const { minutes, change: wanted, aprBps } of steps) {
          now += minutes * 60_000;
          earning = accrue(earning, epochMs(now));
          const change = Math.max(wanted, 0 - earning.amount);
          const amount = minorUnits(earning.amount + change);
          const standing = minorUnits(Math.min(earning.standing, amount));
          earning = { ...earning, amount, standing, nextAprBps: aprBps ?? earning.nextAprBps };
          events.push({ at: now, change, ...(aprBps === undefined ? {} : { aprBps }) });
        }
        earning = accrue(earning, epochMs(now + 3 * HOUR));
        expect(partsOf(earning)).toBe(
          interestParts([{ at: START }, ...events], 800, now + 3 * HOUR),
        );
      }),
    );
  });
});
