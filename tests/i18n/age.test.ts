import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { expect, it } from 'vitest';
import { formatAge } from '#i18n/age.ts';

const NOW = Date.UTC(2026, 0, 1);
const UNITS = [
  ['minute', MINUTE_MS, 59],
  ['hour', HOUR_MS, 23],
  ['day', DAY_MS, 400],
] as const;

it.each(UNITS)('says each %s as the browser would', (unit, ms, most) => {
  for (const [isThai, locale] of [
    [false, 'en-PH'],
    [false, 'en-US'],
    [true, 'th-TH'],
  ] as const) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    for (let count = 1; count <= most; count += 1)
      expect(formatAge(NOW - count * ms - 1, NOW, isThai)).toBe(words.format(-count, unit));
  }
});

it('says that less than a minute, or a time to come, is now', () => {
  expect(formatAge(NOW - MINUTE_MS + 1, NOW, false)).toBe('just now');
  expect(formatAge(NOW + DAY_MS, NOW, true)).toBe('เมื่อสักครู่');
});
