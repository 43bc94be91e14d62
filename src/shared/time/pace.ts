import type { Milliseconds } from './duration.ts';

/** Rate limit for work that is requested from several places. */
export interface Pace {
  /** True when the work would run at once. */
  readonly isDue: () => boolean;
  /** Runs the work now, or once for all requests when the interval has passed. */
  readonly ask: (work: () => void) => void;
  /** Ignores earlier runs: another player has signed in. */
  readonly restart: () => void;
}

/** @param now in ms of a monotonic clock @param after calls later; returns a function that cancels it */
export function createPace(
  every: Milliseconds,
  now: () => number,
  after: (ms: number, work: () => void) => () => void,
): Pace {
  let doneAt = Number.NEGATIVE_INFINITY;
  let giveUp: (() => void) | undefined;

  function perform(work: () => void): void {
    giveUp = undefined;
    doneAt = now();
    work();
  }
  const isDue = () => now() - doneAt >= every;

  return {
    isDue,
    ask(work) {
      giveUp?.();
      if (isDue()) perform(work);
      else giveUp = after(doneAt + every - now(), () => perform(work));
    },
    restart() {
      giveUp?.();
      giveUp = undefined;
      doneAt = Number.NEGATIVE_INFINITY;
    },
  };
}
