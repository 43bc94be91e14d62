import { removeFormerCaches } from '#shared/wire/own-caches.ts';
import { SNAPSHOT_CACHE } from '#shared/snapshot/cache.ts';

/** Removes the stored snapshot, and those of earlier releases, where no worker did; false when one may be left. */
export async function forgetSnapshot(): Promise<boolean> {
  try {
    if (!('caches' in window)) return true;
    await window.caches.delete(SNAPSHOT_CACHE);
    await removeFormerCaches(window.caches);
    return true;
  } catch {
    return false;
  }
}
