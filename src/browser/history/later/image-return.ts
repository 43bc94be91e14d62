import { retryDelay } from '#shared/time/retry-delay.ts';
import { isPictureAbsent, notePictureStatus } from '#browser/page/failed-pictures.ts';
import { isOnline, isVisible, watchOnline, watchVisibility } from '#browser/page/page.ts';

/**
 * Retries an image that failed to load: when the network or the player is back, and occasionally in between; not
 * one that the server does not have.
 * The cached copy may be broken, so the first try bypasses the caches, which also replaces that copy. Calls
 * back once the image has loaded; returns a function that stops the retries.
 */
export function whenImageReturns(
  src: string,
  crossOrigin: string,
  onReturn: () => void,
): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function wait() {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(look, retryDelay(tries + 1, Math.random()));
  }
  async function look() {
    // Both are watched below.
    if (isOver || !isOnline() || !isVisible()) return;
    tries += 1;
    if (tries === 1) notePictureStatus(src, await renewCopy(src, crossOrigin));
    if (isOver || isPictureAbsent(src)) return;
    const image = new Image();
    image.crossOrigin = crossOrigin;
    image.addEventListener('load', () => {
      if (!isOver) onReturn();
    });
    image.addEventListener('error', wait);
    image.src = src;
  }

  const stops = [watchOnline(look), watchVisibility(look)];
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Makes every cache fetch the image again. Never rejects. @returns the HTTP status, 0 without an answer */
async function renewCopy(src: string, crossOrigin: string): Promise<number> {
  const credentials = crossOrigin === 'use-credentials' ? 'include' : 'same-origin';
  try {
    const answer = await fetch(src, { cache: 'reload', mode: 'cors', credentials });
    // An unread body would hold its connection.
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // The image is tried all the same.
    return 0;
  }
}
