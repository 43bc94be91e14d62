import { describe, expect, it } from 'vitest';
import { DAY_MS, epochMs } from '#domain/duration.ts';
import { dueDay } from '#server/console/schedules/schedules.ts';
import { reportOf } from '#server/console/schedules/schedule-draft.ts';

const at = (text: string) => epochMs(Date.parse(text));
const dayOf = (text: string): number => Date.parse(text) / DAY_MS;

describe('dueDay', () => {
  const createdAt = at('2026-01-15T12:00:00+08:00');
  const due = (frequency: 'day' | 'week' | 'month', now: string, hour = 6) =>
    dueDay({ frequency, hour, createdAt }, 'ph', at(now));

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
  ] as const)('for every %s at %s is %s', (frequency, now, day) => {
    expect(due(frequency, now)).toBe(dayOf(day));
  });

  it('is undefined before the first scheduled hour after its creation', () => {
    expect(due('day', '2026-01-16T05:59:59+08:00')).toBeUndefined();
    expect(due('day', '2026-01-16T06:00:00+08:00')).toBe(dayOf('2026-01-16'));
    expect(due('day', '2026-01-15T12:30:00+08:00', 12)).toBeUndefined();
    expect(due('day', '2026-01-15T13:00:00+08:00', 13)).toBe(dayOf('2026-01-15'));
  });

  it('follows the market’s midnight', () => {
    const createdBefore = { frequency: 'day', hour: 0, createdAt: epochMs(0) } as const;
    const now = at('2026-11-21T00:30:00+08:00');
    expect(dueDay(createdBefore, 'ph', now)).toBe(dayOf('2026-11-21'));
    expect(dueDay(createdBefore, 'th', now)).toBe(dayOf('2026-11-20'));
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
