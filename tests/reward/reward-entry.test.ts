import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits } from '#shared/money/money.ts';
import { entriesOfBets, rewardSource } from '#shared/reward/bet-requirement.ts';
import {
  atMoment,
  betTimes,
  leftToBet,
  sortRewards,
  type RewardEntry,
} from '#shared/reward/reward-entry.ts';

const NOW = epochMs(1_790_000_000_000);

const entry = (parts: Partial<RewardEntry>): RewardEntry => ({
  key: 'a',
  source: 'bonus',
  name: null,
  state: 'running',
  amount: fromCoins(100),
  items: [],
  condition: null,
  claim: null,
  bets: null,
  isGiven: false,
  endsAt: null,
  ...parts,
});

const bets = (need: number, done = 0) => ({ need: fromCoins(need), done: fromCoins(done) });

describe('the remaining bets', () => {
  it('are never negative', () => {
    expect(leftToBet(bets(300, 120))).toBe(18_000);
    expect(leftToBet(bets(300, 300))).toBe(0);
    expect(leftToBet(bets(300, 301))).toBe(0);
  });
});

describe('the wagering multiple of a reward', () => {
  it.each([
    [100, 1_000, 10],
    [100, 1_000.01, 10.1],
    [100, 150, 1.5],
    [100, 0, 0],
  ])('of %d coins with bets of %d is %d', (coins, need, times) => {
    const wire = {
      amount: fromCoins(coins),
      bets: { need: minorUnits(Math.round(need * 100)), done: fromCoins(0) },
    };
    expect(betTimes(wire)).toBe(times);
  });

  it('is unknown without an amount or without bets', () => {
    expect(betTimes(entry({ bets: null }))).toBeNull();
    expect(betTimes(entry({ amount: null, bets: bets(9_999) }))).toBeNull();
    expect(betTimes(entry({ amount: fromCoins(0), bets: bets(9_999) }))).toBeNull();
  });
});

describe('the list of rewards', () => {
  it('has claimable rewards first, and within a state the one that ends soonest', () => {
    const list = [
      entry({ key: 'old', state: 'expired', endsAt: epochMs(NOW - 2) }),
      entry({ key: 'just over', state: 'expired', endsAt: epochMs(NOW - 1) }),
      entry({ key: 'runs for ever' }),
      entry({ key: 'runs', endsAt: epochMs(NOW + 5) }),
      entry({ key: 'b', state: 'claimable' }),
      entry({ key: 'a', state: 'claimable' }),
      entry({ key: 'soon', state: 'claimable', endsAt: epochMs(NOW + 9) }),
    ];
    const keys = ['soon', 'a', 'b', 'runs', 'runs for ever', 'just over', 'old'];
    expect(sortRewards(list).map(({ key }) => key)).toEqual(keys);
  });

  it('has the same order in whatever order the rewards arrive', () => {
    const state = fc.constantFrom('claimable', 'running', 'expired');
    const endsAt = fc.option(fc.integer({ min: 0, max: 3 }).map(epochMs));
    const list = fc.uniqueArray(fc.record({ key: fc.string(), state, endsAt }).map(entry), {
      selector: ({ key }) => key,
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        list.chain((entries) =>
          fc.tuple(
            fc.constant(entries),
            fc.shuffledSubarray(entries, { minLength: entries.length }),
          ),
        ),
        ([entries, shuffled]) => {
          expect(sortRewards(shuffled)).toEqual(sortRewards(entries));
        },
      ),
    );
  });

  it('moves a reward to the expired ones exactly at its end', () => {
    const list = [
      entry({ key: 'over', state: 'claimable', endsAt: NOW }),
      entry({ key: 'not yet', state: 'claimable', endsAt: epochMs(NOW + 1) }),
    ];
    expect(atMoment(list, NOW).map(({ key, state }) => [key, state])).toEqual([
      ['not yet', 'claimable'],
      ['over', 'expired'],
    ]);
  });
});

describe('open wagering requirements', () => {
  it('are listed as running rewards, except those of the player’s own deposits', () => {
    const wire = { amount: fromCoins(50), bets: bets(600, 10), createdAt: NOW };
    const list = entriesOfBets([
      { id: 1, source: 'deposit', ...wire },
      { id: 2, source: 'mail', ...wire },
    ]);
    expect(list).toMatchObject([
      { key: 'bets-2', source: 'mail', state: 'running', amount: 5_000 },
    ]);
  });

  it.each([
    ['spin', 'spin-invite'],
    ['deposit-bonus', 'deposit-bonus'],
    ['', 'bonus'],
    ['toString', 'bonus'],
    ['__proto__', 'bonus'],
  ])('with source %j belong to %s', (word, source) => {
    expect(rewardSource(word)).toBe(source);
  });
});
