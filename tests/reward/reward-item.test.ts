import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import {
  bestBoost,
  boostBonus,
  itemState,
  pastItems,
  readyStacks,
  type OwnedBoost,
  type OwnedTicket,
} from '#shared/reward/reward-item.ts';

const NOW = epochMs(1_800_000_000_000);
const LATER = epochMs(NOW + 1000);

const boost = (more: Partial<OwnedBoost> = {}): OwnedBoost => ({
  kind: 'boost',
  id: 1,
  grantedAt: epochMs(NOW - 1000),
  expiresAt: LATER,
  usedAt: null,
  percent: 10,
  minDeposit: fromCoins(100),
  maxBonus: fromCoins(500),
  betRate: 35,
  orderNo: null,
  added: ZERO,
  ...more,
});
const ticket = (more: Partial<OwnedTicket> = {}): OwnedTicket => ({
  kind: 'ticket',
  id: 2,
  grantedAt: epochMs(NOW - 1000),
  expiresAt: LATER,
  usedAt: null,
  added: ZERO,
  ...more,
});

describe('a boost', () => {
  it.each([
    [fromCoins(99), boost(), 0],
    [fromCoins(100), boost(), 1000],
    [minorUnits(10_019), boost(), 1001],
    [fromCoins(5000), boost(), 50_000],
    [fromCoins(5001), boost(), 50_000],
    [fromCoins(5001), boost({ maxBonus: null }), 50_010],
    [fromCoins(1), boost({ minDeposit: ZERO }), 10],
  ])('adds a bonus to %i, rounded down, within its limits', (amount, terms, bonus) => {
    expect(boostBonus(amount, terms)).toBe(bonus);
  });

  it('is chosen by the largest bonus, then by the earliest expiry', () => {
    const small = boost({ id: 1, percent: 5 });
    const early = boost({ id: 2 });
    const late = boost({ id: 3, expiresAt: epochMs(LATER + 1) });
    expect(bestBoost(fromCoins(200), [small, late, early], NOW)).toBe(early);
    // Both boosts reach the same bound.
    expect(bestBoost(fromCoins(10_000), [late, small], NOW)).toBe(small);
  });

  it.each([
    ['is used', boost({ usedAt: NOW })],
    ['has expired', boost({ expiresAt: NOW })],
    ['belongs to a deposit', boost({ orderNo: 'D1' })],
    ['asks for more', boost({ minDeposit: fromCoins(500) })],
    ['is a ticket', ticket()],
  ])('is not chosen when it %s', (_why, item) => {
    expect(bestBoost(fromCoins(200), [item], NOW)).toBeNull();
  });
});

describe('an item', () => {
  it.each([
    ['ready', boost()],
    ['waiting', boost({ orderNo: 'D1', expiresAt: NOW })],
    ['used', boost({ usedAt: NOW, expiresAt: NOW })],
    ['expired', ticket({ expiresAt: NOW })],
  ] as const)('is %s', (state, item) => {
    expect(itemState(item, NOW)).toBe(state);
  });

  it('is grouped with equal ones by earliest expiry, and past ones list the latest first', () => {
    const first = ticket({ id: 4, expiresAt: epochMs(NOW + 1) });
    const used = boost({ id: 5, usedAt: epochMs(NOW - 1) });
    const expired = ticket({ id: 6, expiresAt: epochMs(NOW - 2) });
    const all = [boost(), ticket(), ticket({ id: 3 }), first, expired, used];
    expect(readyStacks(all, NOW).map(({ item, count }) => [item.id, count])).toEqual([
      [4, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(pastItems(all, NOW).map(({ id }) => id)).toEqual([5, 6]);
  });
});
