import { epochMs, type EpochMs } from '#shared/time/duration.ts';

/** The server's time source. Only `main.ts` reads the machine's clock. */
export interface Clock {
  now(): EpochMs;
}

/** A clock that tests and demos can advance; it never goes back. */
export interface MovableClock extends Clock {
  /** Advances the clock by this many milliseconds. @throws RangeError for a negative number. */
  advance(ms: number): void;
}

export const systemClock: Clock = { now: () => epochMs(Date.now()) };

/** Creates a clock that is ahead of `base` by everything it was advanced. */
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
