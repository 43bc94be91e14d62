import { describe, expect, it } from 'vitest';
import { DAY_MS, epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { PERIODS, type Period } from '#server/marketing/report/view.ts';
import { daysOfFile, dueDays } from '#server/marketing/schedules/file-days.ts';
import type { Frequency } from '#server/marketing/schedules/frequency.ts';
import { dayText } from '#server/core/market-day.ts';
import { reportOf } from '#server/marketing/schedules/schedule-draft.ts';

const at = (text: string) => epochMs(Date.parse(text));
const dayOf = (text: string): number => Date.parse(text) / DAY_MS;

describe('the days of a schedule', () => {
  const createdAt = at('2026-01-15T12:00:00+08:00');
  const due = (frequency: 'day' | 'week' | 'month', now: string, hour = 6) =>
    dueDays({ frequency, hour, createdAt }, 'ph', at(now)).at(-1);

  it.each([
    ['day', '2026-11-21T05:59:59+08:00', '2026-11-20'],
    ['day', '2026-11-21T06:00:00+08:00', '2026-11-21'],
    ['day', '2026-11-21T23:59:59+08:00', '2026-11-21'],
    // 23 November 2026 is a Monday.
    ['week', '2026-11-22T12:00:00+08:00', '2026-11-16'],
    ['week', '2026-11-23T05:59:59+08:00', '2026-11-16'],
    ['week', '2026-11-23T06:00:00+08:00', '2026-11-23'],
    ['week', '2026-11-29T23:00:00+08:00', '2026-11-23'],
    ['month', '2026-11-30T12:00:00+08:00', '2026-11-01'],
    ['month', '2026-12-01T05:00:00+08:00', '2026-11-01'],
    ['month', '2026-12-01T06:00:00+08:00', '2026-12-01'],
  ] as const)('end for every %s at %s with %s', (frequency, now, day) => {
    expect(due(frequency, now)).toBe(dayOf(day));
  });

  it('begin with the first scheduled hour after its creation', () => {
    expect(due('day', '2026-01-16T05:59:59+08:00')).toBeUndefined();
    expect(due('day', '2026-01-16T06:00:00+08:00')).toBe(dayOf('2026-01-16'));
    expect(due('day', '2026-01-15T12:30:00+08:00', 12)).toBeUndefined();
    expect(due('day', '2026-01-15T13:00:00+08:00', 13)).toBe(dayOf('2026-01-15'));
  });

  it('follow the market’s midnight', () => {
    const createdBefore = { frequency: 'day', hour: 0, createdAt: epochMs(0) } as const;
    const now = at('2026-11-21T00:30:00+08:00');
    expect(dueDays(createdBefore, 'ph', now).at(-1)).toBe(dayOf('2026-11-21'));
    expect(dueDays(createdBefore, 'th', now).at(-1)).toBe(dayOf('2026-11-20'));
  });
});

/** The first frequencies whose files a period does not make overlap. */
const EXACT: readonly [Frequency, Period][] = [
  ['day', 'today'],
  ['week', 'today'],
  ['week', '7d'],
  ['month', 'today'],
  ['month', '7d'],
  ['month', '30d'],
];

describe.each(['ph', 'th'] as const)('scheduled files in the market %s', (market) => {
  const createdAt = at('2026-12-31T20:00:00Z');
  // Four years and a leap day.
  const end = at('2031-01-15T00:00:00Z');

  it.each(EXACT)('sent every %s of the period %s hold each day once', (frequency, period) => {
    const schedule = { frequency, hour: 6, createdAt };
    const covered: number[] = [];
    let queued: number | undefined;
    // The server looks at uneven times, and is down for two to four days or three months now and then.
    for (let now = createdAt, look = 0; now < end; look += 1) {
      const downDays = look % 97 === 0 ? 95 : (look % 7) / 2;
      now = epochMs(now + HOUR_MS + downDays * DAY_MS);
      for (const day of dueDays(schedule, market, now, queued)) {
        const { from, to } = daysOfFile(frequency, period, day);
        for (let one = from; one <= to; one += 1) covered.push(one);
        queued = day;
      }
    }
    const [first = 0] = covered;
    const last = covered.at(-1) ?? 0;
    expect(covered).toEqual(
      Array.from({ length: last - first + 1 }, (_none, index) => first + index),
    );
    expect(covered).toContain(dayOf('2027-03-01'));
    expect(covered).toContain(dayOf('2028-02-29'));
  });

  it('are all sent after a downtime, oldest first, unless they are too many', () => {
    const due = (now: string, queued?: number) =>
      dueDays({ frequency: 'day', hour: 6, createdAt }, market, at(now), queued);
    const queued = dayOf('2027-03-01');
    expect(due('2027-03-04T12:00:00Z', queued).map(dayText)).toEqual([
      '2027-03-02',
      '2027-03-03',
      '2027-03-04',
    ]);
    expect(due('2040-01-01T12:00:00Z', queued)).toHaveLength(400);
  });
});

describe('the days of a file', () => {
  const of = (...given: Parameters<typeof daysOfFile>) => {
    const { from, to } = daysOfFile(...given);
    return [dayText(from), dayText(to)];
  };

  it('are whole months for a monthly one', () => {
    expect(of('month', '30d', dayOf('2026-04-01'))).toEqual(['2026-03-01', '2026-03-31']);
    expect(of('month', '30d', dayOf('2026-03-01'))).toEqual(['2026-02-01', '2026-02-28']);
    expect(of('month', '90d', dayOf('2026-01-01'))).toEqual(['2025-10-01', '2025-12-31']);
    expect(of('month', '12m', dayOf('2029-01-01'))).toEqual(['2028-01-01', '2028-12-31']);
    // Sent by hand in the middle of a month.
    expect(of('month', '30d', dayOf('2026-11-16'))).toEqual(['2026-10-16', '2026-11-15']);
    expect(of('month', '30d', dayOf('2026-03-31'))).toEqual(['2026-02-28', '2026-03-30']);
  });

  it('are a rolling period where that is longer than the frequency', () => {
    const day = dayOf('2026-11-22');
    for (const period of Object.keys(PERIODS) as Period[]) {
      expect(of('day', period, day)).toEqual([dayText(day - PERIODS[period]), '2026-11-21']);
    }
  });
});

describe('reportOf', () => {
  const today = dayOf('2026-11-20');

  it('reads the report, filters and days from a page’s address', () => {
    const { report, view } = reportOf(
      '/report/table?by=source&period=7d&device=ios&device=android&campaign=a%26b',
      today,
    );
    expect(report).toBe('table');
    expect(view).toMatchObject({
      by: 'source',
      from: dayOf('2026-11-14'),
      to: today,
      filters: { device: ['ios', 'android'], campaign: ['a&b'] },
    });
    expect(reportOf('/report', today).report).toBe('installs');
    expect(reportOf('/report/retention?period=90d', today).report).toBe('retention');
  });

  it.each(['/report/costs', '/report/log', '', 'toString', '/report/table?from=2026-11-01'])(
    'rejects %s',
    (address) => {
      expect(() => reportOf(address, today)).toThrow(/report/);
    },
  );
});
