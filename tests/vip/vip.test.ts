import { minorUnits } from '#shared/money/money.ts';
import { sortClaims, nextLevelOf, type VipClaim, type VipLevel } from '#shared/vip/vip.ts';
import { describe, expect, it } from 'vitest';

const step = (level: number, recharge: number, bets: number): VipLevel => ({
  level,
  needRecharge: minorUnits(recharge),
  needBet: minorUnits(bets),
  withdrawCount: 1,
  withdrawMax: minorUnits(0),
  withdrawDayMax: minorUnits(0),
  upgradeBonus: minorUnits(0),
  weeklyBonus: minorUnits(0),
  monthlyBonus: minorUnits(0),
  feeFree: 0,
  aprBps: 0,
});
const levels = [step(2, 2_000, 20_000), step(0, 0, 0), step(1, 500, 5_000)];
const at = (level: number, recharge: number, bets: number) =>
  nextLevelOf(levels, { level, recharge: minorUnits(recharge), bets: minorUnits(bets) });

describe('the progress to the next level', () => {
  it('measures deposits and bets separately', () => {
    expect(at(0, 250, 5_000)).toMatchObject({
      next: { level: 1 },
      recharge: { left: 250, fraction: 0.5 },
      bets: { left: 0, fraction: 1 },
    });
  });

  it('leads to the next higher level, however the ladder is sorted', () => {
    expect(at(1, 0, 0)?.next.level).toBe(2);
    expect(at(2, 9, 9)).toBeNull();
    expect(nextLevelOf([], { level: 0, recharge: minorUnits(0), bets: minorUnits(0) })).toBeNull();
  });

  it('is complete where a level requires nothing', () => {
    const free = nextLevelOf([step(1, 0, 0)], {
      level: 0,
      recharge: minorUnits(0),
      bets: minorUnits(0),
    });
    expect(free).toMatchObject({ recharge: { fraction: 1, left: 0 } });
  });
});

it('bonuses are ordered claimable first, then the nearest to reach, then claimed', () => {
  const claim = (state: VipClaim['state'], level: number): VipClaim => ({
    kind: 'upgrade',
    level,
    amount: minorUnits(1),
    betRate: 35,
    betDays: null,
    state,
    endsAt: null,
  });
  const sorted = sortClaims([
    claim('claimed', 1),
    claim('not-reached', 4),
    claim('not-reached', 3),
    claim('claimable', 2),
    claim('claimable', 1),
  ]);
  expect(sorted.map(({ state, level }) => `${state} ${level}`)).toEqual([
    'claimable 1',
    'claimable 2',
    'not-reached 3',
    'claimed 1',
  ]);
});
