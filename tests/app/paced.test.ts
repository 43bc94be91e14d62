import { paced } from '#shared/time/paced.ts';
import { expect, it } from 'vitest';

function flickering() {
  const passed: boolean[] = [];
  let due: (() => void) | undefined;
  const line = paced<boolean>(
    1_000,
    (state) => passed.push(state),
    (_ms, work) => {
      due = work;
      return () => (due = undefined);
    },
  );
  const pass = () => {
    const work = due;
    due = undefined;
    work?.();
  };
  return { passed, line, pass };
}

it('a network that is reported ten times is followed once', () => {
  const { passed, line, pass } = flickering();
  for (let time = 0; time < 10; time += 1) line.report(true);
  pass();
  pass();
  expect(passed).toEqual([true]);
});

it('one that flickers is followed at once, and then as it ends', () => {
  const { passed, line, pass } = flickering();
  for (const state of [false, true, false, true, false, true]) line.report(state);
  expect(passed).toEqual([false]);
  pass();
  expect(passed).toEqual([false, true]);
  pass();
  expect(passed).toEqual([false, true]);
  line.report(false);
  expect(passed).toEqual([false, true, false]);
});
