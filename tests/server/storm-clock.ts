import { epochMs } from '#domain/duration.ts';
import type { Clock } from '#server/clock.ts';

export interface StormClock extends Clock {
  /** Sets it forward by so many milliseconds, or back. */
  shift(ms: number): void;
}

/** A clock that runs many times as fast, the same in every process that is told when it began. */
export function stormClock(began: number, speed: number): StormClock {
  let shifted = 0;
  return {
    now: () => epochMs(began + shifted + Math.floor((Date.now() - began) * speed)),
    shift: (ms) => {
      shifted += ms;
    },
  };
}
