import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import {
  answerPending,
  changeLimit,
  isAnyReached,
  isConfirmable,
  isLooser,
  leftOf,
  LIMIT_KINDS,
  LOOSER_AFTER,
  lowestLeft,
  NO_LIMIT,
  usedOf,
  type LimitUse,
  type LimitValue,
} from '#shared/protection/limit.ts';

const NOW = epochMs(Date.UTC(2026, 10, 21, 1));
const after = (ms: number) => epochMs(NOW + ms);
const value: fc.Arbitrary<LimitValue> = fc.option(fc.nat(1_000_000), { nil: null });

describe('a limit', () => {
  it('takes effect at once when it is the first, stricter or equal', () => {
    fc.assert(
      fc.property(value, value, (present, wanted) => {
        fc.pre(!isLooser(wanted, present));
        const limit = changeLimit({ value: present, pending: null }, wanted, NOW);
        expect(limit).toEqual({ value: wanted, pending: null });
      }),
    );
  });

  it('needs 24 hours and a confirmation when it is looser', () => {
    fc.assert(
      fc.property(value, value, fc.nat(3 * LOOSER_AFTER), (present, wanted, later) => {
        fc.pre(isLooser(wanted, present));
        const limit = changeLimit({ value: present, pending: null }, wanted, NOW);
        expect(limit.value).toBe(present);
        expect(isConfirmable(limit, after(later))).toBe(later >= LOOSER_AFTER);
        const said = answerPending(limit, true, after(later));
        expect(said).toEqual(later >= LOOSER_AFTER ? { value: wanted, pending: null } : null);
        expect(answerPending(limit, false, after(later))).toEqual({
          value: present,
          pending: null,
        });
      }),
    );
  });

  it('is never loosened within 24 hours, whatever is requested and answered', () => {
    const step = fc.record({
      wanted: value,
      isAnswer: fc.boolean(),
      isAccepted: fc.boolean(),
      later: fc.nat(LOOSER_AFTER / 10),
    });
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(step, { maxLength: 9 }), (first, steps) => {
        let limit = changeLimit(NO_LIMIT, first, NOW);
        let strictest: LimitValue = first;
        let now = NOW;
        for (const { wanted, isAnswer, isAccepted, later } of steps) {
          now = epochMs(now + later);
          limit = isAnswer
            ? (answerPending(limit, isAccepted, now) ?? limit)
            : changeLimit(limit, wanted, now);
          expect(isLooser(limit.value, strictest)).toBe(false);
          strictest = limit.value;
        }
      }),
    );
  });

  it('preserves the wait when the same value is requested, and restarts it for another', () => {
    const limit = changeLimit({ value: 100, pending: null }, 500, NOW);
    expect(changeLimit(limit, 500, after(1000))).toBe(limit);
    expect(changeLimit(limit, 400, after(1000)).pending?.effectAt).toBe(after(1000 + LOOSER_AFTER));
    expect(changeLimit(limit, 100, after(1000)).pending).toBeNull();
  });
});

describe('the usage of a limit', () => {
  it('is measured in deposits, net loss, bets and whole minutes', () => {
    const usage = { deposits: 7, bets: 100, wins: 30, playMs: 119_999 };
    expect(LIMIT_KINDS.map((kind) => usedOf(kind, usage))).toEqual([7, 70, 100, 1]);
    expect(usedOf('loss', { ...usage, wins: 5000 })).toBe(0);
  });

  it('leaves what the tightest limit leaves', () => {
    const use = fc.record({
      kind: fc.constantFrom(...LIMIT_KINDS),
      period: fc.constantFrom('day', 'week', 'month' as const),
      value,
      pending: fc.constant(null),
      used: fc.nat(1_000_000),
      resetAt: fc.nat(1000).map(epochMs),
    });
    fc.assert(
      fc.property(fc.array(use as fc.Arbitrary<LimitUse>), (uses) => {
        for (const kind of LIMIT_KINDS) {
          const lowest = lowestLeft(uses, kind);
          const lefts = uses.flatMap((one) => {
            const left = leftOf(one);
            return one.kind === kind && left !== null ? [left] : [];
          });
          expect(lowest?.left ?? null).toBe(lefts.length === 0 ? null : Math.min(...lefts));
        }
        expect(isAnyReached(uses)).toBe(
          LIMIT_KINDS.some((kind) => lowestLeft(uses, kind)?.left === 0),
        );
      }),
    );
  });
});
