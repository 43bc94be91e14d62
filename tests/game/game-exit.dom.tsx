import { useGameExit } from '#features/play/use-game-exit.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a game that sends its exit ten times is left once, and heard again when it was not left', () => {
  const { result } = renderHook(useGameExit);
  let left = 0;
  const exit = () => result.current(() => (left += 1));
  for (let press = 0; press < 10; press += 1) exit();
  expect(left).toBe(1);
  vi.advanceTimersByTime(2_000);
  exit();
  exit();
  expect(left).toBe(2);
});
