/** Waits for paint: a frame, or the pictures in view. */

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

const within = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);
