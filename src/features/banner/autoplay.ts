import type { Milliseconds } from '#domain/duration.ts';

/** Why the banners stand still just now. `chosen`: the player's own pause, or reduced motion. */
export type HoldReason = 'chosen' | 'hidden' | 'off-screen' | 'focus' | 'finger';

/** A clock that calls back once; a test gives its own. */
export interface Timer {
  start(callback: () => void, after: Milliseconds): number;
  stop(id: number): void;
}

export interface AutoplayOptions {
  readonly every: Milliseconds;
  readonly timer: Timer;
  readonly onTurn: () => void;
}

export interface Autoplay {
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** A banner has just come in, by itself or by hand: it gets its full time. */
  restart(): void;
  stop(): void;
}

/**
 * Turns banners one after the other (spec §2: every 2000 ms, an interaction does not stop it). Runs
 * only while nothing holds it; one reason gone is not enough when another stands.
 */
export function createAutoplay({ every, timer, onTurn }: AutoplayOptions): Autoplay {
  const reasons = new Set<HoldReason>();
  let running: number | null = null;
  let isStopped = false;

  function halt() {
    if (running !== null) timer.stop(running);
    running = null;
  }

  function run() {
    halt();
    if (isStopped || reasons.size > 0) return;
    running = timer.start(() => {
      running = null;
      onTurn();
      // The turn may already have restarted the time itself.
      if (running === null) run();
    }, every);
  }

  run();
  return {
    hold(reason) {
      reasons.add(reason);
      halt();
    },
    release(reason) {
      if (reasons.delete(reason) && reasons.size === 0) run();
    },
    restart: run,
    stop() {
      isStopped = true;
      halt();
    },
  };
}
