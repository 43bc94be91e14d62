import type { PageMessage } from '#shared/worker/messages-contract.ts';
import { workers } from '#browser/worker/worker-presence.ts';

/** Makes the worker cache the code of the screens that open offline; it sends no answer. */
export function cacheScreens(): void {
  const message: PageMessage = { type: 'screens/cache' };
  workers()?.controller?.postMessage(message);
}

/**
 * Requests the page's own pictures again, other than icons: what was loaded before the worker was there is not in
 * its cache. They come from the browser's cache.
 */
export function cachePictures(): void {
  const shown = document.querySelectorAll<HTMLImageElement>('img:not([data-game-id] *)');
  for (const { currentSrc, complete, naturalWidth } of shown) {
    const isLoaded = complete && naturalWidth > 0;
    if (!isLoaded || !currentSrc.startsWith(`${location.origin}/`)) continue;
    void fetch(currentSrc, { mode: 'cors', credentials: 'same-origin' })
      // An unread body would hold its connection.
      .then((picture) => picture.arrayBuffer())
      .catch(() => undefined);
  }
}
