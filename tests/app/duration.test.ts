import { elapsed, epochMs, milliseconds, seconds, toMilliseconds } from '#shared/time/duration.ts';
import { expect, test } from 'vitest';

test('seconds become milliseconds', () => {
  expect(toMilliseconds(seconds(86_400))).toBe(milliseconds(86_400_000));
  expect(toMilliseconds(seconds(0))).toBe(0);
});

test('the elapsed time is negative when the end is before the start', () => {
  const from = epochMs(1_700_000_000_000);
  expect(elapsed(from, epochMs(1_700_000_000_300))).toBe(300);
  expect(elapsed(from, epochMs(1_699_999_999_000))).toBe(-1000);
});
