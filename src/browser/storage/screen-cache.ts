import { inIdleSlices } from '#browser/page/idle.ts';
import { askWorker } from '#browser/worker/ask-worker.ts';
import { touchReports } from '#browser/worker/touch-reports.ts';
import { workers } from '#browser/worker/worker-presence.ts';

/** Longest time for which touches are reported; on a slow connection the rest no longer waits for them. */
const MOST_MS = 120_000;

/** Longest wait of a player who asked for it, in ms. */
const MOST_ASKED_MS = 30_000;

/** Makes the worker cache the code of the screens that open offline, now. Never rejects. */
export const cacheScreensNow = (): Promise<void> =>
  askWorker(
    workers()?.controller ?? null,
    { type: 'screens/cache', isForced: true },
    MOST_ASKED_MS,
  );

/** Makes the worker cache the code of the screens that open offline, while the player does not use the page. */
export async function cacheScreens(): Promise<void> {
  const endReports = touchReports.start();
  await askWorker(workers()?.controller ?? null, { type: 'screens/cache' }, MOST_MS);
  endReports();
}

/**
 * Requests the page's own pictures again, other than icons: what was loaded before the worker was there is not in
 * its cache. They come from the browser's cache, one in each idle slice.
 */
export function cachePictures(): void {
  const shown = document.querySelectorAll<HTMLImageElement>('img:not([data-game-id] *)');
  const own = [...shown]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(`${location.origin}/`));
  inIdleSlices(() => {
    const address = own.pop();
    if (address !== undefined) void request(address);
    return own.length > 0;
  });
}

async function request(address: string): Promise<void> {
  try {
    const picture = await fetch(address, { mode: 'cors', credentials: 'same-origin' });
    // An unread body would hold its connection.
    await picture.arrayBuffer();
  } catch {
    // Offline: the next visit caches it.
  }
}
