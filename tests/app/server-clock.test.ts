import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { followServerTime, hasClockJumped, serverNow } from '#api/core/server-clock.ts';

const NOW = 1_790_000_000_000;

describe('the server’s clock', () => {
  beforeAll(() => void vi.useFakeTimers({ now: NOW }));
  afterAll(() => void vi.useRealTimers());
  afterEach(() => followServerTime(Date.now()));

  it('equals the device’s clock when they agree, however long an answer took', () => {
    followServerTime(NOW - 1_900);
    expect(serverNow()).toBe(NOW);
  });

  it('replaces a device’s clock that is hours off, in both directions', () => {
    for (const off of [3 * 3_600_000, -26 * 3_600_000]) {
      followServerTime(NOW + off);
      expect(serverNow()).toBe(NOW + off);
      // Small deviations of later answers do not move the clock.
      followServerTime(NOW + off - 1_500);
      expect(serverNow()).toBe(NOW + off);
    }
  });

  it('continues by itself, and yields to a corrected device clock', () => {
    followServerTime(NOW + 60_000);
    vi.setSystemTime(NOW + 5_000);
    expect(serverNow()).toBe(NOW + 65_000);
    followServerTime(NOW + 5_400);
    expect(serverNow()).toBe(NOW + 5_000);
    vi.setSystemTime(NOW);
  });

  it('is in doubt from a jump of the device’s clock until the next answer with a time', () => {
    followServerTime(NOW);
    expect(hasClockJumped()).toBe(false);
    vi.advanceTimersByTime(3_600_000);
    expect(hasClockJumped()).toBe(false);
    for (const jump of [86_400_000, -86_400_000]) {
      vi.setSystemTime(Date.now() + jump);
      expect(hasClockJumped()).toBe(true);
      followServerTime(undefined);
      expect(hasClockJumped()).toBe(true);
      followServerTime(NOW);
      expect(hasClockJumped()).toBe(false);
    }
    vi.setSystemTime(NOW);
  });
});
