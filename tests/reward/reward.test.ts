import { rewardMeaning } from '#shared/reward/reward.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const BOOSTS = { '1001': 5, '1009': 30 };

describe('the meaning of a reward (spec §4, reward item ids)', () => {
  it('is a boost for 1001 to 1009, with the percentage of the prop config [enum.reward-item]', () => {
    expect(rewardMeaning({ id: 1001, count: 1 }, BOOSTS)).toEqual({
      kind: 'boost',
      percent: 5,
      count: 1,
    });
    expect(rewardMeaning({ id: 1009, count: 2 }, BOOSTS)).toMatchObject({ percent: 30, count: 2 });
  });

  it('has no percentage where the prop config has none', () => {
    expect(rewardMeaning({ id: 1005, count: 1 }, BOOSTS)).toMatchObject({
      kind: 'boost',
      percent: null,
    });
  });

  it('is an unchanged amount in hundredths for 2001 and 2002 [enum.reward-item]', () => {
    expect(rewardMeaning({ id: 2001, count: 5_050 }, {})).toEqual({ kind: 'coins', amount: 5_050 });
    expect(rewardMeaning({ id: 2002, count: 1 }, {})).toEqual({ kind: 'bonus-coins', amount: 1 });
  });

  it('is a number of tickets for 4001 [enum.reward-item]', () => {
    expect(rewardMeaning({ id: 4001, count: 3 }, {})).toEqual({ kind: 'tickets', count: 3 });
  });

  it.each([1000, 1010, 2000, 2003, 4000, 4002, 0, -1001])('is unknown for %i', (id) => {
    expect(rewardMeaning({ id, count: 7 }, BOOSTS)).toEqual({ kind: 'other', count: 7 });
  });

  it('is no money when the amount is not a whole number of hundredths', () => {
    expect(rewardMeaning({ id: 2001, count: 0.5 }, {}).kind).toBe('other');
  });

  it('exists for any input', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (id, count) => {
        const { kind } = rewardMeaning({ id, count }, BOOSTS);
        expect(['boost', 'coins', 'bonus-coins', 'tickets', 'other']).toContain(kind);
      }),
    );
  });
});
