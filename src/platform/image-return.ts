import { retryDelay } from '#domain/retry-delay.ts';
import { isOnline, isVisible, watchOnline, watchVisibility } from './page.ts';

/**
 * Looks again for an image that could not be had: when the network or the player is back, and now and
 * then meanwhile. Calls back once it is there; returns how to give up.
 */
export function whenImageReturns(
  src: string,
  crossOrigin: string,
  onReturn: () => void,
): () => void {
  let tries = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function wait() {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(look, retryDelay(tries, Math.random()));
  }
  function look() {
    // Its return is told of.
    if (isOver || !isOnline() || !isVisible()) return;
    tries += 1;
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
