import { milliseconds } from '#shared/time/duration.ts';
import { createPace } from '#shared/time/pace.ts';
import { expect, it } from 'vitest';

const EVERY = 30_000;

function pacing() {
  let now = 1_000;
  let timers: readonly { readonly at: number; readonly work: () => void }[] = [];
  const done: string[] = [];
  const pace = createPace(
    milliseconds(EVERY),
    () => now,
    (ms, work) => {
      const timer = { at: now + ms, work };
      timers = [...timers, timer];
      return () => (timers = timers.filter((other) => other !== timer));
    },
  );
  const pass = (ms: number) => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter((timer) => !due.includes(timer));
    for (const { work } of due) work();
  };
  return { pace, done, pass, ask: (name: string) => pace.ask(() => done.push(name)) };
}

it('runs the first request at once, and the last of the later ones when the interval has passed', () => {
  const { pace, done, pass, ask } = pacing();
  expect(pace.isDue()).toBe(true);
  ask('start');
  expect([done, pace.isDue()]).toEqual([['start'], false]);
  pass(10_000);
  ask('claim');
  pass(10_000);
  ask('another claim');
  expect(done).toEqual(['start']);
  pass(10_000);
  expect(done).toEqual(['start', 'another claim']);
  pass(EVERY);
  expect(pace.isDue()).toBe(true);
});

it('starts over for another player, and drops the pending request of the previous one', () => {
  const { done, pass, ask, pace } = pacing();
  ask('one');
  ask('one later');
  pace.restart();
  ask('other');
  pass(EVERY);
  expect(done).toEqual(['one', 'other']);
});
