import { whenLoaded } from './page.ts';

/** Safari has no idle callback: a page is busy for so long after its start, in ms. */
const LAUNCH_MS = 4_000;
const LAUNCH_WAIT_MS = 1_000;
/** Without a launch, and between two slices. */
const GAP_MS = 100;

/** A page that is never idle, as on a slow phone, still runs the work. */
const AT_LEAST = { timeout: 5000 };

/** Runs work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, AT_LEAST);
    else setTimeout(work, performance.now() < LAUNCH_MS ? LAUNCH_WAIT_MS : GAP_MS);
  });
}

/** The same as a promise. */
export const untilIdle = (): Promise<void> => new Promise(whenIdle);

/**
 * Runs a step in each idle period after the load until it returns false.
 * @param step returns false when done
 * @returns a function that stops the steps
 */
export function inIdleSlices(step: () => boolean): () => void {
  let isOver = false;
  const next = () => {
    if (isOver) return;
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, AT_LEAST);
    else setTimeout(run, GAP_MS);
  };
  const run = () => {
    if (!isOver && step()) next();
  };
  whenLoaded(next);
  return () => {
    isOver = true;
  };
}

interface Yielding {
  /** Missing in Safari: timers one after the other wait 4 ms each. */
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Lets the browser paint and handle taps before work continues. */
export const breathe = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
