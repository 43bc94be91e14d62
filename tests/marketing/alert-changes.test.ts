import { describe, expect, it } from 'vitest';
import { EMPTY_FUNNEL } from '#server/marketing/report/read-funnel.ts';
import {
  judgeDay,
  WATCHED_STEPS,
  type CampaignFunnels,
  type DayAndWeek,
  type WatchedStep,
} from '#server/marketing/alerts/find-changes.ts';
import { judgeCount, usualRange } from '#server/marketing/alerts/usual-range.ts';
import { BEFORE, CAMPAIGNS, DAYS, EVEN, traffic, type Course } from './alert-traffic.ts';

const withWeek = (days: readonly CampaignFunnels[], day: number): DayAndWeek => ({
  day: days[day] ?? new Map(),
  week: days
    .slice(Math.max(0, day - 7), day)
    .map((one) => new Map([...one].map(([name, { landed }]) => [name, landed]))),
});

const sameWeekdays = (days: readonly CampaignFunnels[], day: number): DayAndWeek[] =>
  Array.from({ length: 8 }, (_none, at) => withWeek(days, day - 7 * (at + 1)));

/** Changes of a day that make an alert. */
const alertsOn = (days: readonly CampaignFunnels[], day: number) =>
  judgeDay(withWeek(days, day), sameWeekdays(days, day), WATCHED_STEPS)
    .filter(({ judgement, isExplained }) => judgement !== 'usual' && !isExplained)
    .map(({ campaign, step, judgement }) => ({ campaign, step, judgement }));

describe('ordinary traffic', () => {
  const courses: readonly (readonly [string, Course])[] = [
    ['even', EVEN],
    ['growing by 7% a week', { ...EVEN, growth: 0.07 }],
    ['shrinking by 7% a week', { ...EVEN, growth: -0.07 }],
    ['with good and bad weeks', { growth: 0, variation: 0.12, inertia: 0.8 }],
  ];
  const runs = courses.flatMap(([name, course]) =>
    [1, 2, 3, 4, 5].map((seed) => ({ name, course, seed })),
  );

  it.each(runs)('$name makes no alert in 90 days (seed $seed)', ({ course, seed }) => {
    const days = traffic({ seed, course });
    for (let day = BEFORE; day < BEFORE + DAYS; day += 1) {
      expect({ day, alerts: alertsOn(days, day) }).toEqual({ day, alerts: [] });
    }
  });
});

describe('a change of a step', () => {
  const planted: readonly (readonly [string, WatchedStep, factor: number])[] = [
    ['pier-week', 'landed', 0.35],
    ['pier-week', 'installed', 0.4],
    ['pier-week', 'deposits', 0.2],
    ['harbour', 'offered', 0.1],
    ['harbour', 'registered', 0.3],
    ['harbour', 'landed', 4],
    ['boat', 'landed', 0],
    ['boat', 'agreed', 0.05],
    ['boat', 'registered', 5],
    ['', 'deposited', 0.15],
    ['moon', 'landed', 5],
    ['tiny', 'landed', 20],
  ];

  it.each(planted)(
    'is found on its day, and nothing else: %j %s × %d',
    (campaign, step, factor) => {
      const day = BEFORE + 31;
      const days = traffic({ seed: 7, planted: [{ day, campaign, step, factor }] });
      const found = alertsOn(days, day);
      const judgement = factor < 1 ? 'drop' : 'rise';
      // All visitors change with a large campaign, which is the same cause.
      expect(found).toEqual([{ campaign, step, judgement }]);
      expect(alertsOn(days, day + 1)).toEqual([]);
      expect(alertsOn(days, day + 7)).toEqual([]);
    },
  );

  it('of every campaign is one of all visitors', () => {
    const day = BEFORE + 3;
    const everywhere = Object.keys(CAMPAIGNS).map((campaign) => ({
      day,
      campaign,
      step: 'registered' as const,
      factor: 0.05,
    }));
    expect(alertsOn(traffic({ seed: 9, planted: everywhere }), day)).toContainEqual({
      campaign: undefined,
      step: 'registered',
      judgement: 'drop',
    });
  });

  it('is not looked for where a step is not watched', () => {
    const boat = { day: BEFORE, campaign: 'boat', step: 'landed', factor: 0 } as const;
    const days = traffic({ seed: 7, planted: [boat] });
    const judged = judgeDay(withWeek(days, BEFORE), sameWeekdays(days, BEFORE), ['opened']);
    expect(new Set(judged.map(({ step }) => step))).toEqual(new Set(['opened']));
  });
});

describe('a usual range', () => {
  const rangeOf = (counts: readonly number[]) =>
    usualRange(
      counts.map((count) => ({ count, of: 1000 })),
      1000,
    );

  it('needs four weekdays, and something to have a share of', () => {
    expect(rangeOf([100, 100, 100])).toBeUndefined();
    expect(judgeCount(0, undefined)).toBe('not judged');
    expect(rangeOf([100, 100, 100, 100])).toEqual({ low: 40, usual: 100, high: 188 });
    const day = { count: 100, of: 1000 };
    expect(usualRange([day, day, day, { count: 0, of: 0 }], 1000)).toBeUndefined();
    expect(usualRange([day, day, day, day], 0)).toBeUndefined();
  });

  it('follows the size, and is wider where the days before were small', () => {
    const range = (of: number) =>
      usualRange(
        Array.from({ length: 8 }, () => ({ count: of / 10, of })),
        2000,
      );
    expect(range(1000)?.usual).toBe(200);
    expect(range(200)?.usual).toBe(200);
    expect(range(200)?.high).toBeGreaterThan(range(1000)?.high ?? 0);
  });

  it('is wider where days differ, and ignores one odd day', () => {
    const alike = rangeOf([500, 510, 490, 505, 495, 500, 500, 500]);
    expect(rangeOf([500, 510, 490, 505, 495, 500, 500, 9000])).toEqual(alike);
    const varied = rangeOf([500, 900, 300, 700, 250, 800, 400, 600]);
    expect(varied?.high).toBeGreaterThan((alike?.high ?? 0) * 2);
    expect(varied?.low).toBe(0);
  });

  it('judges a count on its border as usual, and small counts not at all', () => {
    const range = { low: 10, usual: 40, high: 90 };
    expect([10, 90, 9, 91].map((count) => judgeCount(count, range))).toEqual([
      'usual',
      'usual',
      'drop',
      'rise',
    ]);
    expect(judgeCount(0, { low: 1, usual: 19, high: 40 })).toBe('not judged');
    expect(judgeCount(20, { low: 0, usual: 0, high: 9 })).toBe('rise');
  });

  it('of visitors is their share of the week before, without its largest day', () => {
    const dayAfter = (landed: number, week: readonly number[]): DayAndWeek => ({
      day: new Map([['fresh', { ...EMPTY_FUNNEL, landed }]]),
      week: week.map((visitors) => new Map([['fresh', visitors]])),
    });
    const even = Array.from({ length: 7 }, () => 200);
    const judged = (weeks: number, landed: number, week: readonly number[]) =>
      judgeDay(
        dayAfter(landed, week),
        Array.from({ length: 8 }, (_none, at) =>
          dayAfter(at < weeks ? 200 : 0, at < weeks ? even : []),
        ),
        ['landed'],
      ).find(({ campaign }) => campaign === 'fresh');
    expect(judged(3, 0, even)).toBeUndefined();
    expect(judged(4, 0, even)?.judgement).toBe('drop');
    expect(
      judged(
        8,
        400,
        even.map(() => 400),
      ),
    ).toMatchObject({
      judgement: 'usual',
      range: { usual: 400 },
    });
    expect(judged(8, 200, [200, 200, 4000, 200, 200, 200, 200])?.range.usual).toBe(200);
    expect(judged(8, 200, [])).toBeUndefined();
  });
});
