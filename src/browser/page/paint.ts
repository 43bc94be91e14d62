/** Waits for paint: a frame, the pictures in view, or the content of a screen. */

/** Longest wait for a frame, in ms. */
const PATIENCE_MS = 2_000;

/** Resolves when the browser has painted a frame; at once in a hidden page. */
export async function firstFrame(): Promise<void> {
  if (document.hidden) return;
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await within(PATIENCE_MS, painted);
}

/** Resolves when all matching pictures in view can be painted or have failed, at most `limit` ms later. */
export function picturesInView(selector: string, limit: number): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(selector)].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return within(limit, Promise.allSettled(pictures.map((picture) => picture.decode())));
}

/**
 * Resolves when the app's root contains a screen whose content has loaded. A screen that is still loading
 * after `limit` ms counts; the screen itself is awaited for as long as its code takes.
 */
export async function screenLoaded(limit: number): Promise<void> {
  await until(() => document.querySelector('#root main') !== null);
  const loaded = until(() => document.querySelector('#root main [aria-busy="true"]') === null);
  await within(limit, loaded);
}

/** Resolves once a condition on the app's elements is met. */
function until(isMet: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isMet()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isMet()) return;
      observer.disconnect();
      resolve();
    });
    const changes = { childList: true, subtree: true, attributeFilter: ['aria-busy'] };
    observer.observe(document.getElementById('root') ?? document.body, changes);
  });
}

/** Resolves when the work is done, at most `limit` ms later. */
export const within = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);
