import { minorUnits, ZERO } from '#shared/money/money.ts';
import { playTimeIn } from '#shared/protection/play-session.ts';
import { dayOf } from '#shared/record/market-day.ts';
import { sumOf } from '#shared/record/record-totals.ts';
import { filterOf, filterStored } from '#shared/record/record-query.ts';
import { epochMs, DAY_MS, HOUR_MS, MINUTE_MS, milliseconds } from '#shared/time/duration.ts';
import { isEmptyWeek, lowerLimit, weekOf, type PlayRecords } from '#shared/week/week.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const AHEAD = milliseconds(8 * HOUR_MS);
/** Saturday, 9:00 in Manila. */
const NOW = epochMs(Date.UTC(2026, 10, 21, 1));
const NOTHING: PlayRecords = { rounds: [], playSessions: [] };

const round = (hoursAgo: number, bet: number, win: number | null) => ({
  time: epochMs(NOW - hoursAgo * HOUR_MS),
  bet: minorUnits(bet),
  win: win === null ? null : minorUnits(win),
});
const session = (hoursAgo: number, minutes: number) => {
  const startedAt = epochMs(NOW - hoursAgo * HOUR_MS);
  return { startedAt, lastAt: epochMs(startedAt + minutes * MINUTE_MS) };
};

describe('a player’s week', () => {
  it('has seven days of the market, today last', () => {
    const { days } = weekOf(NOTHING, NOW, AHEAD);
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('divides a session at the market’s midnight', () => {
    // From 23:00 until 1:00 in Manila.
    const { days, playMs } = weekOf({ ...NOTHING, playSessions: [session(10, 120)] }, NOW, AHEAD);
    expect(days.slice(-2).map((day) => day.playMs)).toEqual([HOUR_MS, HOUR_MS]);
    expect(playMs).toBe(2 * HOUR_MS);
  });

  it('counts finished rounds alone, and compares with the seven days before', () => {
    const rounds = [round(2, 10_000, 4_000), round(1, 5_000, null), round(8 * 24, 700, 0)];
    const { net, before } = weekOf({ ...NOTHING, rounds }, NOW, AHEAD);
    expect(net).toBe(-6_000);
    expect(before.net).toBe(-700);
  });

  it.each([
    ['a loss', 60, -6_000, 6_000],
    ['a loss in half an hour', 30, -6_000, 12_000],
    ['a win', 60, 6_000, null],
    ['neither', 60, 0, null],
    ['a loss in a few minutes', 9, -6_000, null],
    ['a loss without any time', 0, -6_000, null],
  ])('an hour costs what it cost: %s', (_what, minutes, net, cost) => {
    const rounds = [round(5, Math.max(0, -net), Math.max(0, net))];
    const week = weekOf({ rounds, playSessions: [session(5, minutes)] }, NOW, AHEAD);
    expect(week.costAnHour).toBe(cost);
  });

  it('is empty without play', () => {
    expect(isEmptyWeek(weekOf(NOTHING, NOW, AHEAD))).toBe(true);
    const older = { rounds: [round(9 * 24, 100, 0)], playSessions: [session(9 * 24, 60)] };
    expect(isEmptyWeek(weekOf(older, NOW, AHEAD))).toBe(true);
    expect(isEmptyWeek(weekOf({ ...NOTHING, rounds: [round(1, 100, 0)] }, NOW, AHEAD))).toBe(false);
  });

  it('is the sum of its days, and equals the records of the last seven days', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(minorUnits);
    const times = fc.integer({ min: NOW - 20 * DAY_MS, max: NOW }).map(epochMs);
    const rounds = fc.array(fc.record({ time: times, bet: amounts, win: amounts }));
    const playSessions = fc.array(
      fc
        .tuple(times, fc.integer({ min: 0, max: 6 * HOUR_MS }))
        .map(([startedAt, ms]) => ({ startedAt, lastAt: epochMs(Math.min(NOW, startedAt + ms)) })),
    );
    const aheads = fc.constantFrom(7, 8).map((hours) => milliseconds(hours * HOUR_MS));
    fc.assert(
      fc.property(rounds, playSessions, aheads, (played, sessions, ahead) => {
        const week = weekOf({ rounds: played, playSessions: sessions }, NOW, ahead);
        const filter = filterOf({ tab: 'rounds', range: 'week' }, NOW, ahead);
        const items = played.map((one, at) => ({
          ...one,
          tab: 'rounds' as const,
          id: String(at),
          gameId: 1,
          balanceAfter: ZERO,
        }));
        const sum = sumOf(filterStored(items, filter, () => undefined));
        const listed = sum?.of === 'rounds' ? sum.win - sum.bet : 0;
        expect(week.net).toBe(listed);
        expect(week.days.reduce((all, { net }) => all + net, 0)).toBe(week.net);
        const span = { begin: filter.from ?? NOW, end: epochMs(NOW + DAY_MS) };
        expect(week.days.reduce((all, { playMs }) => all + playMs, 0)).toBe(week.playMs);
        expect(playTimeIn(sessions, span, NOW)).toBe(week.playMs);
        expect(week.days.at(-1)?.day).toBe(dayOf(NOW, ahead));
      }),
    );
  });
});

describe('the suggested lower limit', () => {
  const lost = (amount: number) => ({ playMs: 0, net: minorUnits(-amount) });

  it.each([
    ['three quarters of the limit', 100_000, lost(0), 75_000],
    ['in two digits', 123_400, lost(0), 92_000],
    ['of the loss without a limit', null, lost(80_000), 60_000],
    ['of the limit, not the loss', 20_000, lost(80_000), 15_000],
    ['nothing below the smallest limit', 100, lost(0), null],
    ['nothing after a win without a limit', null, lost(-500), null],
  ] as const)('is %s', (_what, present, played, suggested) => {
    expect(lowerLimit(present, played)).toBe(suggested);
  });

  it('is always lower, and in whole coins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (present) => {
        const suggested = lowerLimit(present, lost(0));
        if (suggested === null) return;
        expect(suggested).toBeLessThan(present);
        expect(suggested).toBeGreaterThan(0);
        expect(suggested % 100).toBe(0);
      }),
    );
  });
});
