/** What is fetched ahead gives way to icons for the screen, and to a player who is using the page. */
import type { SyncPorts } from './ports.ts';

/** Nothing is fetched ahead for this long after a touch, key or scroll, in ms. */
const AFTER_USE_MS = 2_000;
const LOOK_EVERY_MS = 250;

export interface Precedence {
  /** Runs what the screen needs: until it ends, nothing is fetched ahead. */
  readonly first: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The player has just touched or scrolled a page, or pressed a key. */
  readonly noteUse: () => void;
  /**
   * Resolves when a file may be fetched ahead, or when it is no longer wanted.
   * @param isForced the player asked for it, so that touches do not delay it
   */
  readonly untilFree: (isForced: boolean, isStopped: () => boolean) => Promise<void>;
}

export function createPrecedence({ now, wait }: Pick<SyncPorts, 'now' | 'wait'>): Precedence {
  let shown = 0;
  let whenIdle: (() => void)[] = [];
  let usedAt = Number.NEGATIVE_INFINITY;

  /** A clock that was set back ends the wait. */
  function isUsed(): boolean {
    const passed = now() - usedAt;
    return passed >= 0 && passed < AFTER_USE_MS;
  }

  return {
    async first(work) {
      shown += 1;
      try {
        return await work();
      } finally {
        shown -= 1;
        if (shown === 0) {
          for (const go of whenIdle) go();
          whenIdle = [];
        }
      }
    },
    noteUse() {
      usedAt = now();
    },
    async untilFree(isForced, isStopped) {
      for (;;) {
        if (shown > 0) await new Promise<void>((resolve) => whenIdle.push(resolve));
        else if (!isForced && isUsed() && !isStopped()) await wait(LOOK_EVERY_MS);
        else return;
      }
    },
  };
}
