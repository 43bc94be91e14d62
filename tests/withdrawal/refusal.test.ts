/** Every withdrawal code: cause, message values and next steps (spec §8). */
import { minorUnits } from '#shared/money/money.ts';
import {
  explainRefusal,
  NAMED_REFUSALS,
  type NextStep,
  type RefusalCause,
} from '#shared/withdrawal/refusal.ts';
import { errorCatalogue } from '#i18n/error-catalogue.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exchangeOf } from './facts.ts';

const blocked = { hasNextLevel: true, moment: 'blocking' } as const;
const refused = { hasNextLevel: true, moment: 'refused' } as const;

/** Code, cause, steps while the refusal applies, steps when it answers an amount. */
const TABLE: readonly (readonly [number, RefusalCause, NextStep[], NextStep[]])[] = [
  [101, 'noBalance', ['deposit', 'play'], ['amount', 'deposit', 'play']],
  [102, 'betMore', ['play'], ['play']],
  [103, 'notEnough', ['play', 'deposit'], ['amount', 'play', 'deposit']],
  [104, 'dailyCount', ['tomorrow', 'vip'], ['tomorrow', 'vip']],
  [1006, 'pending', ['order'], ['order']],
  [1016, 'vipLimit', ['vip'], ['amount', 'vip']],
  [1066, 'dailyQuota', ['tomorrow', 'vip'], ['amount', 'tomorrow', 'vip']],
  [1071, 'betMore', ['play'], ['play']],
  [1078, 'notAllowed', ['service'], ['service']],
  [1079, 'closed', ['again', 'service'], ['again', 'service']],
  [1084, 'noMobile', ['bind'], ['bind']],
  [1122, 'changeBank', ['service'], ['service']],
  [1201, 'badCode', ['again'], ['again']],
  [1202, 'badCode', ['again'], ['again']],
  [1204, 'badCode', ['again'], ['again']],
  [1212, 'excluded', ['service'], ['service']],
  [1213, 'onBreak', ['service'], ['service']],
  [1221, 'identity', ['service'], ['service']],
  [1222, 'identityInReview', ['service'], ['service']],
  [1223, 'identityRejected', ['service'], ['service']],
  [1232, 'outOfRange', ['again'], ['amount', 'again']],
  [1233, 'channelDown', ['again', 'service'], ['again', 'service']],
  [1292, 'noDeposit', ['deposit'], ['deposit']],
];

describe('a withdrawal refusal', () => {
  test.each(TABLE)(
    '%i is %s, with its next steps [errors.withdrawal]',
    (code, cause, before, after) => {
      expect(explainRefusal(code, {}, { ...blocked, exchange: exchangeOf() })).toMatchObject({
        code,
        cause,
        steps: before,
      });
      expect(explainRefusal(code, {}, { ...refused, exchange: exchangeOf() }).steps).toEqual(after);
    },
  );

  it('is in the table for every known code, and for no other', () => {
    const codes = TABLE.map(([code]) => code);
    expect(NAMED_REFUSALS.toSorted()).toEqual(codes.toSorted());
    const catalogued = Object.keys(errorCatalogue.withdrawal.codes).map(Number);
    expect(codes).toEqual(expect.arrayContaining(catalogued));
  });

  it('is unknown for any other code, even the name of an object property [errors.withdrawal]', () => {
    fc.assert(
      fc.property(fc.integer(), (code) => {
        fc.pre(!NAMED_REFUSALS.includes(code));
        const { cause, steps } = explainRefusal(code, {}, { ...refused, exchange: exchangeOf() });
        return cause === 'unknown' && steps.includes('service');
      }),
    );
    const odd = 'constructor' as unknown as number;
    expect(explainRefusal(odd, {}, { ...refused, exchange: exchangeOf() }).cause).toBe('unknown');
  });

  it('uses the values of the server before those of the page', () => {
    const exchange = exchangeOf({ needBet: minorUnits(100), doneBet: minorUnits(10) });
    const textOf = (code: number, details: object) =>
      explainRefusal(code, { ...details }, { ...refused, exchange }).values;
    expect(textOf(102, { needBet: 50_000, doneBet: 12_000 })).toMatchObject({ toBet: 38_000 });
    expect(textOf(1071, { needBet: 50_000, doneBet: 60_000 })).toMatchObject({ toBet: 0 });
    expect(textOf(102, {})).toMatchObject({ toBet: 90 });
    expect(textOf(103, { remain: 30_000 })).toMatchObject({ amount: 30_000 });
    expect(textOf(104, { used: 3, limit: 3 })).toMatchObject({ used: 3, limit: 3 });
    expect(textOf(104, {})).toMatchObject({ used: 0, limit: 2 });
    expect(textOf(1016, { limit: 20_000 })).toMatchObject({ amount: 20_000 });
    expect(textOf(1066, { quotaLeft: 15_000 })).toMatchObject({ amount: 15_000 });
    expect(textOf(1006, { orderNo: 'W1' })).toMatchObject({ orderNo: 'W1' });
    expect(textOf(1213, { until: 5 })).toMatchObject({ until: 5 });
    expect(textOf(1223, { reason: 'blurred' })).toMatchObject({ reason: 'blurred' });
    expect(textOf(1232, { min: 10, max: 99 })).toMatchObject({ least: 10, amount: 99 });
  });

  it('suggests another amount only when that one is allowed', () => {
    const with103 = (remain: unknown) =>
      explainRefusal(103, { remain }, { ...refused, exchange: exchangeOf() }).steps;
    expect(with103(10_000)).toContain('amount');
    expect(with103(9_999)).not.toContain('amount');
    expect(with103(0)).not.toContain('amount');
  });

  it('does not suggest a level that does not exist', () => {
    const facts = { ...blocked, hasNextLevel: false, exchange: exchangeOf() };
    expect(explainRefusal(104, {}, facts).steps).toEqual(['tomorrow']);
    expect(explainRefusal(1016, {}, facts).steps).toEqual(['service']);
  });

  it('has next steps whatever the details contain', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMED_REFUSALS),
        fc.dictionary(fc.string(), fc.anything()),
        fc.anything(),
        (code, details, odd) => {
          const all = {
            ...details,
            remain: odd,
            needBet: odd,
            limit: odd,
            until: odd,
            orderNo: odd,
          };
          const { steps } = explainRefusal(code, all, { ...refused, exchange: exchangeOf() });
          return steps.length > 0;
        },
      ),
    );
  });
});
