import { whenLoaded } from './page.ts';

/** Runs work once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
    else setTimeout(work, 1000);
  });
}

/** The same as a promise. */
export const untilIdle = (): Promise<void> => new Promise(whenIdle);

/** Between two slices where the browser does not tell when it is idle, in ms. */
const SLICE_GAP_MS = 100;

/**
 * Runs a step in each idle moment after the load, until it says that it was the last.
 * @param step false when there is no more to do
 * @returns the call that ends it
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

/** Lets the browser draw and hear taps before the work goes on. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
