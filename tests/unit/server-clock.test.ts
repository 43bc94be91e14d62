import { afterEach, describe, expect, it, vi } from 'vitest';
import { followServerTime, serverNow } from '#api/server-clock.ts';

const NOW = 1_790_000_000_000;

describe('the server’s clock', () => {
  vi.useFakeTimers({ now: NOW });
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
});
