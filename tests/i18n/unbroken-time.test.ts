import { unbrokenTime } from '#shared/time/unbroken-time.ts';
import { describe, expect, it } from 'vitest';

describe('a formatted time', () => {
  it.each([
    // Browsers differ in the space before AM and PM.
    ['9:05 PM', '9:05\u00A0PM'],
    ['9:05\u202FPM', '9:05\u00A0PM'],
    ['Feb 3, 2026, 12:00:09 AM', 'Feb 3, 2026, 12:00:09\u00A0AM'],
    ['3 Apr 2026, 9:05 AM', '3 Apr 2026, 9:05\u00A0AM'],
    ['3 ก.พ. 2569 21:05', '3 ก.พ. 2569 21:05'],
  ])('does not break before AM or PM: %s', (formatted, shown) => {
    expect(unbrokenTime(formatted)).toBe(shown);
  });
});
