import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '#shared/money/money.ts';
import { identityBlock, IDENTITY_STATUSES } from '#shared/protection/identity.ts';
import {
  SELF_TEST_ANSWERS,
  SELF_TEST_QUESTIONS,
  selfTestBand,
  selfTestScore,
} from '#shared/protection/self-test.ts';

describe('the self-test', () => {
  const answer = fc.constantFrom(...SELF_TEST_ANSWERS);
  const nine = fc.array(answer, { minLength: 9, maxLength: 9 });
  const given = (list: readonly (typeof SELF_TEST_ANSWERS)[number][]) =>
    Object.fromEntries(list.map((one, at) => [SELF_TEST_QUESTIONS[at], one]));

  it('sums nine answers from 0 to 3, and has no score before all are given', () => {
    expect(SELF_TEST_QUESTIONS).toHaveLength(9);
    fc.assert(
      fc.property(nine, fc.nat(8), (list, missing) => {
        const sum = list.reduce((total, one) => total + SELF_TEST_ANSWERS.indexOf(one), 0);
        expect(selfTestScore(given(list))).toBe(sum);
        expect(selfTestScore(given(list.slice(0, missing)))).toBeNull();
      }),
    );
    expect(selfTestScore(given(Array.from({ length: 9 }, () => 'always' as const)))).toBe(27);
  });

  it('has the bands 0, 1 to 2, 3 to 7, and 8 or more', () => {
    const bands = [0, 1, 2, 3, 7, 8, 27].map(selfTestBand);
    expect(bands).toEqual(['none', 'low', 'low', 'moderate', 'moderate', 'high', 'high']);
  });
});

describe('the identity check', () => {
  const block = (status: (typeof IDENTITY_STATUSES)[number], amount: number, upTo: number | null) =>
    identityBlock({
      status,
      deposited: minorUnits(500),
      amount: minorUnits(amount),
      freeUpTo: upTo === null ? null : minorUnits(upTo),
    });

  it('blocks a deposit above the free amount until it is approved', () => {
    expect(IDENTITY_STATUSES.map((status) => block(status, 501, 1000))).toEqual([
      'needed',
      'in-review',
      null,
      'rejected',
    ]);
    expect(IDENTITY_STATUSES.map((status) => block(status, 500, 1000))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('blocks nothing when the operator requires none', () => {
    for (const status of IDENTITY_STATUSES) expect(block(status, 1e9, null)).toBeNull();
  });
});
