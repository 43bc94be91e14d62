import { createTouchReports } from '#browser/worker/touch-reports.ts';
import { describe, expect, it } from 'vitest';

function page() {
  const state = { now: 1_000_000, posted: 0, listeners: 0 };
  let touch: () => void = () => undefined;
  const reports = createTouchReports({
    post: ({ type }) => {
      if (type === 'page/used') state.posted += 1;
    },
    onTouch(listen) {
      state.listeners += 1;
      touch = listen;
      return () => {
        state.listeners -= 1;
        touch = () => undefined;
      };
    },
    now: () => state.now,
  });
  return { state, reports, touch: () => touch() };
}

describe('touches', () => {
  it('are reported at most once a second, while the worker fetches ahead', () => {
    const { state, reports, touch } = page();
    touch();
    expect(state.posted).toBe(0);
    const stop = reports.start();
    touch();
    touch();
    state.now += 999;
    touch();
    expect(state.posted).toBe(1);
    state.now += 1;
    touch();
    expect(state.posted).toBe(2);
    stop();
    state.now += 1_000;
    touch();
    expect(state.posted).toBe(2);
  });

  it('are reported until the last of several callers stops, each once', () => {
    const { state, reports, touch } = page();
    const stopOne = reports.start();
    const stopOther = reports.start();
    expect(state.listeners).toBe(1);
    touch();
    expect(state.posted).toBe(1);
    stopOne();
    stopOne();
    expect(state.listeners).toBe(1);
    stopOther();
    expect(state.listeners).toBe(0);
    reports.start();
    expect(state.listeners).toBe(1);
  });

  it('are reported again after the clock was set back', () => {
    const { state, reports, touch } = page();
    reports.start();
    touch();
    state.now -= 60_000;
    touch();
    expect(state.posted).toBe(2);
  });
});
