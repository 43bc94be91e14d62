import { isStandalone } from '#browser/page/page.ts';

/** Asks the browser not to evict the app's data. Safe to call twice; never rejects. */
export async function persistStorage(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    // Blocked, missing, or an insecure context: the app works without it.
    return false;
  }
}

/** Asks once the app is installed, or at a launch from the home screen: browsers refuse before that. */
export function persistWhenInstalled(): void {
  if (isStandalone()) void persistStorage();
  window.addEventListener('appinstalled', () => void persistStorage());
}

/** Whether the browser keeps the app's data on a full device; null where it does not say. */
export async function isStoragePersistent(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

/** What the browser counts for this site, its own bookkeeping included, in bytes; null where it does not say. */
export async function countedUsage(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}
