/** The spin invite's wheel: its resting position, its segments, and how a round is shown. */
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import {
  dueMoment,
  freeSpinOf,
  SEGMENTS,
  segmentOf,
  spinFigures,
  termsOf,
  wheelOf,
  type SpinDraw,
  type SpinFigures,
  type SpinInviteProgress,
  type SpinInviteStatus,
  type SpinRound,
  type SpinTerms,
} from '#shared/spin-invite/spin-invite.ts';
import { restAngle, segmentAngle, segmentOdds } from '#shared/spin-invite/wheel.ts';
import { drawWheel } from '#server/spin-invite/draw-wheel.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const NOW = epochMs(1_000_000);
const at = (ms: number): EpochMs => epochMs(NOW + ms);

describe('the wheel', () => {
  it('stops with the middle of the segment under the pointer, after full turns forwards', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e4, max: 1e6, noNaN: true }),
        fc.nat({ max: SEGMENTS - 1 }),
        (from, segment) => {
          const rest = restAngle(from, segment, SEGMENTS);
          expect(rest - from).toBeGreaterThanOrEqual(5 * 360);
          expect(rest - from).toBeLessThan(6 * 360);
          // Position under the pointer at the top, in segments of the wheel.
          const seen = (((-rest % 360) + 360) % 360) / segmentAngle(SEGMENTS);
          expect(seen).toBeCloseTo(segment + 0.5, 5);
        },
      ),
    );
  });

  it('has the segment of an amount, and none for an unknown amount', () => {
    const segments = Array.from({ length: SEGMENTS }, (_none, index) => ({
      index,
      amount: fromCoins(index * 10),
    }));
    expect(segmentOf({ segments: segments.toReversed() }, fromCoins(30))).toBe(3);
    expect(segmentOf({ segments }, fromCoins(35))).toBeNull();
    expect(segmentOf({ segments: segments.slice(1) }, fromCoins(30))).toBeNull();
  });

  it('has odds by weight, and none where the weights are invalid', () => {
    expect(segmentOdds([{ weight: 1 }, { weight: 3 }])).toEqual([2_500, 7_500]);
    expect(segmentOdds([{ weight: 1 }, { weight: 0 }])).toEqual([10_000, 0]);
    expect(segmentOdds([{ weight: 1 }, {}])).toBeNull();
    expect(segmentOdds([{ weight: 0 }, { weight: 0 }])).toBeNull();
    expect(segmentOdds([{ weight: -1 }, { weight: 2 }])).toBeNull();
    expect(segmentOdds([])).toBeNull();
  });

  it('is drawn on the server by the displayed weights', () => {
    const segments = [
      { index: 0, amount: 1, weight: 1 },
      { index: 1, amount: 2, weight: 0 },
      { index: 2, amount: 3, weight: 2.5 },
    ];
    const drawn = Array.from({ length: 350 }, (_none, step) =>
      drawWheel(segments, (below) => {
        expect(below).toBe(350);
        return step;
      }),
    ).map(({ index }) => index);
    const times = [0, 1, 2].map((index) => drawn.filter((one) => one === index).length);
    expect(times).toEqual([100, 0, 250]);
    expect(segmentOdds(segments)).toEqual([2857, 0, 7143]);
    // Without weights all segments are equally likely.
    const even = segments.map(({ index, amount }) => ({ index, amount }));
    expect(drawWheel(even, (below) => below - 1).index).toBe(2);
    expect(drawWheel(even, () => 99).index).toBe(0);
    expect(drawWheel(even, () => 100).index).toBe(1);
  });
});

describe('the spin terms', () => {
  const segments = Array.from({ length: SEGMENTS }, (_none, index) => ({ index, amount: ZERO }));
  const terms: SpinTerms = {
    target: fromCoins(500),
    segments,
    days: 7,
    payoutDays: 3,
    betRate: 1,
  };

  it('are those with the target of the round', () => {
    const other = { ...terms, target: fromCoins(1000) };
    expect(termsOf([terms, other], fromCoins(1000))).toBe(other);
    expect(termsOf([terms], fromCoins(1000))).toBeUndefined();
  });

  it('have a wheel only when every segment appears exactly once', () => {
    expect(wheelOf({ segments: segments.toReversed() })).toEqual(segments);
    expect(wheelOf({ segments: segments.slice(1) })).toBeNull();
    expect(wheelOf({ segments: [...segments.slice(1), { index: 1, amount: ZERO }] })).toBeNull();
    expect(wheelOf({ segments: [...segments, { index: 8, amount: ZERO }] })).toBeNull();
  });
});

describe('a round', () => {
  const progress = (status: SpinInviteStatus): SpinInviteProgress => ({
    status,
    roundId: 'a',
    endsAt: at(100),
    freeSpinAt: NOW,
    spins: 1,
    tickets: 0,
  });
  const round: SpinRound = {
    roundId: 'a',
    won: fromCoins(10),
    added: ZERO,
    target: fromCoins(500),
    invited: 2,
    spins: 2,
    tickets: 0,
    freeSpinAt: NOW,
    endsAt: at(100),
    lucky: [],
  };
  const draw: SpinDraw = {
    segment: 1,
    added: fromCoins(5),
    won: fromCoins(15),
    target: fromCoins(500),
    spins: 1,
    tickets: 0,
    freeSpinAt: at(50),
    status: 1,
  };

  it('shows the result of its last spin until the server sends a newer one', () => {
    expect(spinFigures(progress(1), round, null)).toMatchObject({
      won: 1_000,
      spins: 2,
      tickets: 0,
    });
    const last = { roundId: 'a', draw };
    expect(spinFigures(progress(1), round, last)).toMatchObject({
      won: 1_500,
      spins: 1,
      tickets: 0,
      freeSpinAt: at(50),
      invited: 2,
      state: 'running',
    });
    const asked = { ...round, won: fromCoins(15), spins: 4, tickets: 0 };
    expect(spinFigures(progress(1), asked, last)).toMatchObject({
      won: 1_500,
      spins: 4,
      tickets: 0,
    });
  });

  it('ignores a spin of another round, or one followed by others', () => {
    expect(spinFigures(progress(1), round, { roundId: 'b', draw })).toMatchObject({ won: 1_000 });
    const later = { ...round, won: fromCoins(40) };
    expect(spinFigures(progress(1), later, { roundId: 'a', draw })).toMatchObject({ won: 4_000 });
  });

  it('is reached at its target, and paid when the server reports it', () => {
    const last = { roundId: 'a', draw: { ...draw, won: fromCoins(500), status: 2 as const } };
    expect(spinFigures(progress(1), round, last).state).toBe('reached');
    expect(spinFigures(progress(2), round, null).state).toBe('reached');
    expect(spinFigures(progress(3), { ...round, won: fromCoins(500) }, null).state).toBe('paid');
    const nearly = { ...round, won: minorUnits(49_999) };
    expect(spinFigures(progress(1), nearly, null).state).toBe('running');
  });

  it('has a next free spin only within the round', () => {
    const free = (freeSpinAt: number, endsAt: number) =>
      freeSpinOf({ freeSpinAt: at(freeSpinAt), endsAt: at(endsAt) }, NOW);
    expect(free(0, 10)).toEqual({ status: 'here' });
    expect(free(1, 10)).toEqual({ status: 'coming', at: at(1) });
    expect(free(10, 10)).toEqual({ status: 'none' });
  });

  it('is reloaded at its end, and when a free spin arrives after none were left', () => {
    const due = (figures: Partial<SpinFigures>) =>
      dueMoment({ ...spinFigures(progress(1), round, null), ...figures }, NOW);
    expect(due({ spins: 0, tickets: 0 })).toBe(NOW);
    expect(due({ spins: 1, tickets: 0 })).toBeNull();
    expect(due({ spins: 0, tickets: 0, freeSpinAt: at(1) })).toBeNull();
    expect(due({ spins: 0, tickets: 0, state: 'reached' })).toBeNull();
    expect(due({ endsAt: NOW })).toBe(NOW);
  });
});
