import { SNAPSHOT_CACHE } from '#contract/snapshot/cache.ts';

/** Removes the stored snapshot where no worker did; false when it may still be there. */
export async function forgetSnapshot(): Promise<boolean> {
  try {
    if ('caches' in window) await window.caches.delete(SNAPSHOT_CACHE);
    return true;
  } catch {
    return false;
  }
}
