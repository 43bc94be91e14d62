import type { Milliseconds } from '#shared/time/duration.ts';

/**
 * Why the banners are paused. `chosen`: by the player, or by reduced motion; `covered`: by an overlay; `starting`:
 * while the first screen is still loading.
 */
export type HoldReason =
  | 'chosen'
  | 'covered'
  | 'finger'
  | 'focus'
  | 'hidden'
  | 'off-screen'
  | 'starting';

/** A one-shot timer; tests inject their own. */
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
  /** Gives the banner that has just come in its full time. */
  restart(): void;
  stop(): void;
}

/**
 * Turns the banners (spec §2: every 2000 ms, an interaction does not stop it). Runs only while no hold reason
 * is left.
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
      // `onTurn` may already have restarted the timer.
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
