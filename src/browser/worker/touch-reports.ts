/** While the worker fetches ahead, it hears of a player who is using the page: what it fetches waits a moment. */
import type { PageMessage } from '#shared/worker/messages-contract.ts';
import { workers } from './worker-presence.ts';

/** The worker hears of it at most this often, in ms. */
const EVERY_MS = 1_000;

export interface TouchReportsHost {
  readonly post: (message: PageMessage) => void;
  /** Calls back at each touch, key and scroll; returns the function that stops it. */
  readonly onTouch: (listen: () => void) => () => void;
  readonly now: () => number;
}

export interface TouchReports {
  /** Reports until the returned function is called, for as many callers as there are. */
  readonly start: () => () => void;
}

export function createTouchReports({ post, onTouch, now }: TouchReportsHost): TouchReports {
  const callers = new Set<object>();
  let reportedAt = Number.NEGATIVE_INFINITY;
  let stop: (() => void) | undefined;

  function report(): void {
    const passed = now() - reportedAt;
    if (passed >= 0 && passed < EVERY_MS) return;
    reportedAt = now();
    post({ type: 'page/used' });
  }

  return {
    start() {
      const caller = {};
      callers.add(caller);
      stop ??= onTouch(report);
      return () => {
        callers.delete(caller);
        if (callers.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** The reports of the real browser. */
export const touchReports = createTouchReports({
  post: (message) => workers()?.controller?.postMessage(message, []),
  onTouch(listen) {
    const options = { capture: true, passive: true };
    for (const kind of TOUCHES) document.addEventListener(kind, listen, options);
    return () => {
      for (const kind of TOUCHES) document.removeEventListener(kind, listen, options);
    };
  },
  now: () => Date.now(),
});
