import { whenLoaded } from './page.ts';

/** Runs work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
    else setTimeout(work, 1000);
  });
}

/** The same as a promise. */
export const untilIdle = (): Promise<void> => new Promise(whenIdle);

/** Gap between two slices where the browser has no idle callback, in ms. */
const SLICE_GAP_MS = 100;

/**
 * Runs a step in each idle period after the load until it returns false.
 * @param step returns false when done
 * @returns a function that stops the steps
 */
export function inIdleSlices(step: () => boolean): () => void {
  let isOver = false;
  const next = () => {
    if (isOver) return;
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, SLICE_GAP_MS);
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
