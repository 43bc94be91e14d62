/** Keeps the lobby's first view for the worker, which puts it into the document of the next opening. */
import { FIRST_VIEW_CACHE, FIRST_VIEW_KEY } from '#contract/first-view-cache.ts';

let hasEnded = false;

/** Keeps none from now on: there is no worker any more that would show it. */
export function endFirstView(): void {
  hasEnded = true;
}

/**
 * @param view as JSON can hold it
 * @param banner address of its largest picture, which may have come before there was a worker to keep
 *   it; null when it has none
 */
export async function storeFirstView(view: object, banner: string | null): Promise<void> {
  if (hasEnded) return;
  try {
    const cache = await caches.open(FIRST_VIEW_CACHE);
    await cache.put(
      FIRST_VIEW_KEY,
      new Response(JSON.stringify(view), { headers: { 'content-type': 'application/json' } }),
    );
    if (banner === null) return;
    const picture = await fetch(banner, { mode: 'cors', credentials: 'same-origin' });
    // What is not read to its end holds its connection.
    await picture.arrayBuffer();
  } catch {
    // No room or no network: the next opening begins with the skeleton, or with what was kept before.
  }
}

/** Forgets it: it may show what a player has played. */
export async function dropFirstView(): Promise<void> {
  try {
    await caches.delete(FIRST_VIEW_CACHE);
  } catch {
    // A store that cannot be opened holds nothing.
  }
}
