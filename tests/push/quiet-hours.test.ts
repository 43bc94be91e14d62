import { epochMs } from '#shared/time/duration.ts';
import { ALL_PUSH, withPushKind } from '#shared/push/push-settings.ts';
import { afterQuietHours } from '#shared/push/quiet-hours.ts';
import { describe, expect, it } from 'vitest';

const at = (time: string) => epochMs(Date.parse(time));
const due = (time: string, market: 'ph' | 'th') =>
  new Date(afterQuietHours(at(time), market)).toISOString();

describe('a notification for a player with quiet nights', () => {
  it.each([
    ['ph', '2026-11-28T21:59:59.999+08:00', '2026-11-28T21:59:59.999+08:00'],
    ['ph', '2026-11-28T22:00:00+08:00', '2026-11-29T08:00:00+08:00'],
    ['ph', '2026-11-29T00:00:00+08:00', '2026-11-29T08:00:00+08:00'],
    ['ph', '2026-11-29T07:59:59.999+08:00', '2026-11-29T08:00:00+08:00'],
    ['ph', '2026-11-29T08:00:00+08:00', '2026-11-29T08:00:00+08:00'],
    ['th', '2026-11-28T22:30:00+07:00', '2026-11-29T08:00:00+07:00'],
    ['th', '2026-12-31T23:00:00+07:00', '2027-01-01T08:00:00+07:00'],
  ] as const)('of %s at %s is due at %s', (market, now, expected) => {
    expect(due(now, market)).toBe(new Date(expected).toISOString());
  });
});

it('kinds are turned on and off, in their order', () => {
  const without = withPushKind(ALL_PUSH, 'gift', false);
  expect(without).toEqual({ kinds: ['mail', 'withdrawal'], isQuiet: false });
  expect(withPushKind(without, 'gift', true)).toEqual(ALL_PUSH);
  expect(withPushKind(ALL_PUSH, 'mail', true)).toEqual(ALL_PUSH);
});
