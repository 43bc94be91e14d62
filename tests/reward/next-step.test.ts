import { nextStep, type SuccessFacts } from '#shared/reward/next-step.ts';
import { describe, expect, it } from 'vitest';

const COINS = { id: 2001, count: 500 };
const TICKET = { id: 4001, count: 1 };
const step = (facts: Partial<SuccessFacts>) =>
  nextStep({ rewards: [COINS], isMoreReady: false, mayPlay: true, ...facts });

describe('the step after a success', () => {
  it('is a game after money', () => {
    expect(step({})).toBe('play');
    expect(step({ rewards: [TICKET, COINS] })).toBe('play');
  });

  it('is the next reward where one is ready, whatever was given', () => {
    expect(step({ isMoreReady: true })).toBe('claim');
    expect(step({ isMoreReady: true, mayPlay: false })).toBe('claim');
  });

  it('is the list of items after boosts and tickets', () => {
    expect(step({ rewards: [TICKET] })).toBe('items');
    expect(step({ rewards: [{ id: 1003, count: 1 }] })).toBe('items');
  });

  it('is no game for a player who may not play', () => {
    expect(step({ mayPlay: false })).toBe('none');
    expect(step({ mayPlay: false, rewards: [COINS, TICKET] })).toBe('items');
  });

  it('is nothing after nothing', () => {
    expect(step({ rewards: [] })).toBe('none');
    expect(step({ rewards: [{ id: 2001, count: 0 }] })).toBe('none');
    expect(step({ rewards: [{ id: 9999, count: 1 }] })).toBe('none');
  });
});
