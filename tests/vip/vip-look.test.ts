/** Appearance of a VIP level, and the changes at the next level. */
import { fromCoins } from '#shared/money/money.ts';
import { benefitsOf, changesAt } from '#shared/vip/benefits.ts';
import { tierOf, VIP_TIERS } from '#shared/vip/tier.ts';
import type { VipLevel } from '#shared/vip/vip.ts';
import { describe, expect, it } from 'vitest';

const START: VipLevel = {
  level: 0,
  needRecharge: fromCoins(0),
  needBet: fromCoins(0),
  withdrawCount: 1,
  withdrawMax: fromCoins(5_000),
  withdrawDayMax: fromCoins(5_000),
  upgradeBonus: fromCoins(0),
  weeklyBonus: fromCoins(0),
  monthlyBonus: fromCoins(0),
  feeFree: 0,
  aprBps: 0,
};

describe('the VIP tiers', () => {
  it('rise with the level, from the first to the last', () => {
    const ranks = Array.from({ length: 11 }, (_none, level) => VIP_TIERS.indexOf(tierOf(level)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(VIP_TIERS.length);
  });

  it('include levels beyond the last, and a negative level', () => {
    expect(tierOf(99)).toBe('star');
    expect(tierOf(-1)).toBe('start');
  });
});

describe('the benefits of a level', () => {
  it('include every limit, and the bonuses that are not zero', () => {
    expect(benefitsOf(START)).toEqual(['withdrawCount', 'withdrawMax', 'withdrawDayMax']);
    expect(benefitsOf({ ...START, weeklyBonus: fromCoins(3), aprBps: 800 })).toEqual([
      'withdrawCount',
      'withdrawMax',
      'withdrawDayMax',
      'weeklyBonus',
      'aprBps',
    ]);
  });

  it('are listed as changes where they differ at the next level', () => {
    const next: VipLevel = {
      ...START,
      level: 1,
      withdrawCount: 2,
      upgradeBonus: fromCoins(18),
      weeklyBonus: fromCoins(3),
    };
    expect(changesAt(next, START)).toEqual([
      { benefit: 'withdrawCount', from: START },
      { benefit: 'upgradeBonus', from: null },
      { benefit: 'weeklyBonus', from: null },
    ]);
    // A level's bonus is paid once for that level, regardless of the previous level's bonus.
    expect(changesAt({ ...next, level: 2 }, next)).toEqual([
      { benefit: 'upgradeBonus', from: null },
    ]);
  });

  it('are all new when the player’s own level is unknown', () => {
    expect(changesAt(START, undefined).map(({ from }) => from)).toEqual([null, null, null]);
  });
});
