import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time/duration.ts';
import { percentile, roundUpSpan } from '#server/marketing/events/install-times.ts';

describe('roundUpSpan', () => {
  it.each([
    [0, 0],
    [1, 1],
    [59.5 * SECOND_MS, 60],
    [MINUTE_MS, 60],
    [MINUTE_MS + 1, 120],
    [HOUR_MS, 3_600],
    [HOUR_MS + 1, 3_960],
    [DAY_MS, 86_400],
    [DAY_MS + 1, 95_040],
    [7 * DAY_MS, 604_800],
    [30 * DAY_MS, 2_592_000],
  ])('rounds %s ms up to %s s', (ms, seconds) => {
    expect(roundUpSpan(ms)).toBe(seconds);
  });

  it('never moves a time across a day, a week or 30 days', () => {
    for (const days of [1, 7, 30]) {
      expect(roundUpSpan(days * DAY_MS - 1)).toBe(days * 86_400);
      expect(roundUpSpan(days * DAY_MS + 1)).toBeGreaterThan(days * 86_400);
    }
  });
});

describe('percentile', () => {
  const times = [
    { seconds: 10, visitors: 1 },
    { seconds: 20, visitors: 2 },
    { seconds: 30, visitors: 1 },
  ];

  it.each([
    [0.25, 10],
    [0.26, 20],
    [0.5, 20],
    [0.75, 20],
    [0.9, 30],
    [1, 30],
  ])('is the smallest time that covers share %s of the visitors', (share, seconds) => {
    expect(percentile(times, share)).toBe(seconds);
  });

  it('is null without visitors', () => {
    expect(percentile([], 0.5)).toBeNull();
  });
});
