import type { Milliseconds } from './duration.ts';

/** Work that is done at most once in a while, whoever asks for it. */
export interface Pace {
  /** Whether it would be done at once. */
  readonly isDue: () => boolean;
  /** Does the work now, or once for all who asked when the time has passed. */
  readonly ask: (work: () => void) => void;
  /** What was done before counts no more: another player is there. */
  readonly restart: () => void;
}

/**
 * @param now in ms of a clock that nobody sets
 * @param after calls later; returns how to give that up
 */
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
