import { epochMs } from '#shared/time/duration.ts';
import type { Clock } from '#server/core/clock.ts';

export interface StormClock extends Clock {
  /** Moves the clock by this many ms; negative moves it back. */
  shift(ms: number): void;
}

/** Creates an accelerated clock, identical in every process that uses the same start time. */
export function stormClock(began: number, speed: number): StormClock {
  let shifted = 0;
  return {
    now: () => epochMs(began + shifted + Math.floor((Date.now() - began) * speed)),
    shift: (ms) => {
      shifted += ms;
    },
  };
}
