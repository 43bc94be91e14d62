import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANNER_AUTOPLAY } from '#config/constants.ts';
import { createAutoplay, type HoldReason, type Timer } from '#features/banner/autoplay.ts';

function fakeClock() {
  let now = 0;
  let nextId = 1;
  const waiting = new Map<number, { at: number; callback: () => void }>();
  const timer: Timer = {
    start(callback, after) {
      waiting.set(nextId, { at: now + after, callback });
      return nextId++;
    },
    stop: (id) => void waiting.delete(id),
  };
  function pass(ms: number) {
    const until = now + ms;
    for (;;) {
      const due = [...waiting]
        .filter(([, { at }]) => at <= until)
        .toSorted(([, a], [, b]) => a.at - b.at);
      const first = due[0];
      if (first === undefined) break;
      const [id, { at, callback }] = first;
      waiting.delete(id);
      now = at;
      callback();
    }
    now = until;
  }
  return { timer, pass, waitingCount: () => waiting.size };
}

function playing(onTurn?: () => void) {
  const clock = fakeClock();
  const turns = { count: 0 };
  const autoplay = createAutoplay({
    every: BANNER_AUTOPLAY,
    timer: clock.timer,
    onTurn: () => {
      turns.count += 1;
      onTurn?.();
    },
  });
  /** Expects the first turn after exactly `ms`, not a millisecond earlier. */
  function expectTurnAfter(ms: number) {
    clock.pass(ms - 1);
    expect(turns.count).toBe(0);
    clock.pass(1);
    expect(turns.count).toBe(1);
  }
  return { ...clock, turns, autoplay, expectTurnAfter };
}

describe('the banner autoplay', () => {
  it('turns every 2000 ms [home.banner.autoplay]', () => {
    const { turns, pass, expectTurnAfter } = playing();
    expectTurnAfter(2000);
    pass(6000);
    expect(turns.count).toBe(4);
  });

  it('pauses while held, and restarts its interval when released', () => {
    const { turns, pass, autoplay, expectTurnAfter } = playing();
    pass(1500);
    autoplay.hold('hidden');
    pass(60_000);
    expect(turns.count).toBe(0);
    autoplay.release('hidden');
    expectTurnAfter(2000);
  });

  it('resumes only when every hold reason is released', () => {
    const { turns, pass, autoplay } = playing();
    autoplay.hold('hidden');
    autoplay.hold('chosen');
    autoplay.release('hidden');
    pass(10_000);
    expect(turns.count).toBe(0);
    autoplay.release('chosen');
    pass(2000);
    expect(turns.count).toBe(1);
  });

  it('is not reset by releasing a reason that did not hold it', () => {
    const { turns, pass, autoplay } = playing();
    pass(1500);
    autoplay.release('focus');
    pass(500);
    expect(turns.count).toBe(1);
  });

  it('gives a manually chosen banner its full time, then continues', () => {
    const { pass, autoplay, expectTurnAfter } = playing();
    pass(1500);
    autoplay.restart();
    expectTurnAfter(2000);
  });

  it('does not start on a restart while it is held', () => {
    const { turns, pass, autoplay } = playing();
    autoplay.hold('off-screen');
    autoplay.restart();
    pass(10_000);
    expect(turns.count).toBe(0);
  });

  it('has a single timer even when a turn restarts it', () => {
    let restart: () => void = () => undefined;
    const { turns, pass, autoplay, waitingCount } = playing(() => restart());
    restart = autoplay.restart;
    pass(20_000);
    expect(turns.count).toBe(10);
    expect(waitingCount()).toBe(1);
  });

  it('never turns again once stopped', () => {
    const { turns, pass, autoplay, waitingCount } = playing();
    autoplay.stop();
    autoplay.hold('focus');
    autoplay.release('focus');
    autoplay.restart();
    pass(10_000);
    expect(turns.count).toBe(0);
    expect(waitingCount()).toBe(0);
  });

  it('runs exactly while nothing holds it, after any sequence', () => {
    const reason = fc.constantFrom<HoldReason>('chosen', 'hidden', 'off-screen', 'focus', 'finger');
    const step = fc.record({ reason, isHeld: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { turns, pass, autoplay, waitingCount } = playing();
        const held = new Set<HoldReason>();
        for (const { reason: why, isHeld } of steps) {
          if (isHeld) held.add(why);
          else held.delete(why);
          autoplay[isHeld ? 'hold' : 'release'](why);
          expect(waitingCount()).toBe(held.size === 0 ? 1 : 0);
        }
        const before = turns.count;
        pass(2000);
        expect(turns.count - before).toBe(held.size === 0 ? 1 : 0);
      }),
    );
  });
});
