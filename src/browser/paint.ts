/** When the browser has painted: a frame, or the pictures in view. */

/** No frame is waited for longer, in ms. */
const PATIENCE_MS = 2_000;

/** Resolves when the browser has painted a frame; at once where it paints nothing. */
export async function firstFrame(): Promise<void> {
  if (document.hidden) return;
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await within(PATIENCE_MS, painted);
}

/** Resolves when all these pictures in view can be painted or are lost, at the latest after `limit` ms. */
export function picturesInView(selector: string, limit: number): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(selector)].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return within(limit, Promise.allSettled(pictures.map((picture) => picture.decode())));
}

const within = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);
