import { epochMs, type EpochMs } from '#domain/duration.ts';

/** Where the platform reads the time. Nothing below `main.ts` asks the machine itself. */
export interface Clock {
  now(): EpochMs;
}

/** A clock that tests and demos push forward; it never goes back. */
export interface MovableClock extends Clock {
  /** Moves the clock on by so many milliseconds. @throws RangeError for a negative number. */
  advance(ms: number): void;
}

export const systemClock: Clock = { now: () => epochMs(Date.now()) };

/** A clock that runs as `base` does, ahead of it by everything it was advanced. */
export function movableClock(base: Clock): MovableClock {
  let ahead = 0;
  return {
    now: () => epochMs(base.now() + ahead),
    advance: (ms) => {
      if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`cannot advance by ${ms} ms`);
      ahead += ms;
    },
  };
}
