import { retryDelay } from '#domain/retry-delay.ts';
import { isOnline, isVisible, watchOnline, watchVisibility } from './page.ts';

/**
 * Looks again for an image that could not be had: when the network or the player is back, and now and
 * then meanwhile. What the phone keeps of it may be broken: the first look goes past that, which puts a
 * sound copy in its place. Calls back once the image is there; returns how to give up.
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
    // Its return is told of.
    if (isOver || !isOnline() || !isVisible()) return;
    tries += 1;
    if (tries === 1) await renewCopy(src, crossOrigin);
    if (isOver) return;
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

/** Has every cache on the way fetch the image again. Never rejects. */
async function renewCopy(src: string, crossOrigin: string): Promise<void> {
  const credentials = crossOrigin === 'use-credentials' ? 'include' : 'same-origin';
  try {
    const answer = await fetch(src, { cache: 'reload', mode: 'cors', credentials });
    // What is not read to its end holds its connection.
    await answer.arrayBuffer();
  } catch {
    // It is looked for all the same.
  }
}
