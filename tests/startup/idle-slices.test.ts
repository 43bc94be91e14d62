import { inIdleSlices, whenIdle } from '#browser/page/idle.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let idle: (() => void)[] = [];
const runIdle = () => idle.splice(0).forEach((work) => work());

beforeEach(() => {
  idle = [];
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('runs one step per idle moment until the last', () => {
  const step = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
  inIdleSlices(step);
  expect(step).not.toHaveBeenCalled();
  runIdle();
  expect(step).toHaveBeenCalledTimes(1);
  runIdle();
  runIdle();
  expect(step).toHaveBeenCalledTimes(2);
});

it('runs no step after it was stopped', () => {
  const step = vi.fn(() => true);
  const stop = inIdleSlices(step);
  runIdle();
  stop();
  runIdle();
  expect(step).toHaveBeenCalledTimes(1);
});

it('waits until the page has loaded', () => {
  let load: () => void = () => undefined;
  vi.stubGlobal('document', { readyState: 'loading' });
  vi.stubGlobal('window', {
    requestIdleCallback: (work: () => void) => idle.push(work),
    addEventListener: (_name: string, work: () => void) => {
      load = work;
    },
  });
  inIdleSlices(() => false);
  expect(idle).toEqual([]);
  load();
  expect(idle).toHaveLength(1);
});

it('runs its steps on a page that is never idle, too', () => {
  vi.useFakeTimers();
  // As a browser that is never idle: only the timeout calls back.
  const requestIdleCallback = (work: () => void, options?: { timeout?: number }) => {
    if (options?.timeout !== undefined) setTimeout(work, options.timeout);
  };
  vi.stubGlobal('window', { requestIdleCallback });
  const step = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
  inIdleSlices(step);
  vi.advanceTimersByTime(10_000);
  expect(step).toHaveBeenCalledTimes(2);
});

it('pauses between two steps where the browser has no idle callback', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const step = vi.fn(() => true);
  const stop = inIdleSlices(step);
  vi.advanceTimersByTime(100);
  expect(step).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(250);
  expect(step).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(step).toHaveBeenCalledTimes(3);
});

it('without an idle callback, waits a second during the launch and a moment later on', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const atLaunch = vi.fn();
  whenIdle(atLaunch);
  vi.advanceTimersByTime(999);
  expect(atLaunch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(atLaunch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_000);
  const later = vi.fn();
  whenIdle(later);
  vi.advanceTimersByTime(100);
  expect(later).toHaveBeenCalledTimes(1);
});
