import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { SpinInviteStatus, SpinRound, SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import {
  explainPayoutRefusal,
  NAMED_PAYOUT_REFUSALS,
  spinPayoutOf,
} from '#shared/spin-invite/spin-payout.ts';
import { spinPayout as english } from '#features/spin-payout/texts/en-PH.ts';
import { expect, it, test } from 'vitest';

const DAY = 86_400_000;
const endsAt = epochMs(100 * DAY);
const progress = (status: SpinInviteStatus, roundId = 'a') => ({
  status,
  roundId,
  endsAt,
  freeSpinAt: endsAt,
  spins: 2,
  tickets: 0,
});
const round = (won: number, target = 50_000): SpinRound => ({
  roundId: 'a',
  won: minorUnits(won),
  added: minorUnits(0),
  target: minorUnits(target),
  invited: 0,
  spins: 2,
  tickets: 0,
  freeSpinAt: endsAt,
  endsAt,
  lucky: [],
});
const term = (target: number, betRate: number, payoutDays: number): SpinTerms => ({
  target: minorUnits(target),
  segments: [],
  days: 7,
  payoutDays,
  betRate,
});
const terms = [term(50_000, 1, 3), term(100_000, 2, 5)];

test.each<[SpinInviteStatus, string]>([
  [0, 'none'],
  [4, 'over'],
])('without a round, status %i is %s, whatever an earlier round was', (status, expected) => {
  expect(spinPayoutOf(progress(status), undefined, terms)).toEqual({ status: expected });
  expect(spinPayoutOf(progress(status), round(50_000), terms)).toEqual({ status: expected });
});

test.each<SpinInviteStatus>([1, 2, 3])('status %i needs the round’s data', (status) => {
  expect(spinPayoutOf(progress(status), undefined, terms)).toBeNull();
});

it('a running round has its progress', () => {
  expect(spinPayoutOf(progress(1), round(31_250), terms)).toEqual({
    status: 'running',
    progress: { won: 31_250, remaining: 18_750, percent: 62.5 },
    target: 50_000,
    spins: 2,
    endsAt,
  });
});

it('a reached round has the payout, its bets and deadline, by the terms of its target', () => {
  expect(spinPayoutOf(progress(2), round(50_000), terms)).toEqual({
    status: 'ready',
    roundId: 'a',
    amount: 50_000,
    toBet: 50_000,
    lapsesAt: 103 * DAY,
  });
  expect(spinPayoutOf(progress(2), round(100_000, 100_000), terms)).toMatchObject({
    toBet: 200_000,
    lapsesAt: 105 * DAY,
  });
  // A fractional wagering requirement is rounded up to whole hundredths.
  expect(spinPayoutOf(progress(2), round(33, 33), [term(33, 1.5, 3)])).toMatchObject({ toBet: 50 });
});

it('bets and deadline are unknown when the server sends no matching terms', () => {
  expect(spinPayoutOf(progress(2), round(70_000, 70_000), terms)).toMatchObject({
    amount: 70_000,
    toBet: null,
    lapsesAt: null,
  });
});

it('a paid round has its amount and the start of the next round', () => {
  expect(spinPayoutOf(progress(3), round(50_000), terms)).toEqual({
    status: 'paid',
    amount: 50_000,
    endsAt,
  });
});

it('a round that started between the two answers is not a payout of the old one', () => {
  expect(spinPayoutOf(progress(2, 'old'), round(50_000), terms)).toEqual({ status: 'over' });
});

it('every code of the contract, and an unknown one, has a text and next steps', () => {
  expect(NAMED_PAYOUT_REFUSALS).toEqual([1084, 1107, 1112, 1114, 1115, 1243, 1292]);
  const causes = [...NAMED_PAYOUT_REFUSALS, 4711].map(explainPayoutRefusal);
  expect(new Set(causes.map(({ cause }) => cause)).size).toBe(8);
  for (const { cause, steps } of causes) {
    expect(english.cause[cause].text).not.toBe('');
    for (const step of steps) expect(english.step[step]).not.toBe('');
    expect(steps).not.toEqual([]);
  }
  expect(explainPayoutRefusal(4711)).toEqual({ cause: 'unknown', steps: ['again', 'service'] });
});
