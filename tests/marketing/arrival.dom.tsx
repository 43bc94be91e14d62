import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureTouchpoint } from '#state/marketing/attribution.ts';

const MORNING = new Date(2026, 10, 25, 9);
const LATE = new Date(2026, 10, 25, 23, 59);
const NEXT_DAY = new Date(2026, 10, 26, 0, 1);

beforeEach(() => {
  // The test DOM has no navigation timing: every launch counts as a new navigation.
  vi.stubGlobal('PerformanceNavigationTiming', Object);
  vi.useFakeTimers({ now: MORNING, toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports an app launch at the landing, and once on each later day', () => {
  expect(captureTouchpoint()).toBe(true);
  expect(captureTouchpoint()).toBe(false);
  vi.setSystemTime(LATE);
  expect(captureTouchpoint()).toBe(false);
  vi.setSystemTime(NEXT_DAY);
  expect(captureTouchpoint()).toBe(true);
  expect(captureTouchpoint()).toBe(false);
});
