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
