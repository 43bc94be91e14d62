/** What the tiles of the activity centre say. */
import { placeState } from '#features/activity-centre/place-state.ts';
import { fromCoins } from '#shared/money/money.ts';
import { BARE_ENTRY, type RewardEntry } from '#shared/reward/reward-entry.ts';
import { epochMs } from '#shared/time/duration.ts';
import { expect, it } from 'vitest';

const entry = (parts: Partial<RewardEntry>): RewardEntry => ({
  ...BARE_ENTRY,
  key: 'one',
  source: 'task',
  state: 'running',
  amount: null,
  bets: null,
  endsAt: null,
  ...parts,
});
const steps = (done: number, target: number) => ({ kind: 'steps', done, target }) as const;

it('is nothing without rewards', () => {
  expect(placeState([])).toEqual({ kind: 'none' });
  expect(placeState([entry({})])).toEqual({ kind: 'none' });
});

it('is the sum of what can be claimed, before anything else', () => {
  const ready = [5, 7].map((coins) => entry({ state: 'claimable', amount: fromCoins(coins) }));
  const running = entry({ condition: steps(1, 2) });
  expect(placeState([running, ...ready])).toEqual({ kind: 'ready', amount: fromCoins(12) });
  expect(placeState([entry({ state: 'claimable' })])).toEqual({ kind: 'ready', amount: 0 });
});

it('is the condition that is nearest to its end', () => {
  const running = [steps(1, 4), steps(3, 4), steps(0, 0)].map((condition) => entry({ condition }));
  expect(placeState(running)).toEqual({ kind: 'progress', fraction: 0.75 });
  expect(placeState([entry({ condition: steps(9, 4) })])).toEqual({
    kind: 'progress',
    fraction: 1,
  });
});

it('is the soonest end where nothing is measured, and never that of an expired reward', () => {
  const ends = [9, 4].map((at) => entry({ endsAt: epochMs(at) }));
  const over = entry({ state: 'expired', endsAt: epochMs(1) });
  expect(placeState([over, ...ends])).toEqual({ kind: 'ends', endsAt: 4 });
});

it('does not count a bonus that the balance has already', () => {
  expect(placeState([entry({ isGiven: true, condition: steps(1, 2) })])).toEqual({ kind: 'none' });
});
