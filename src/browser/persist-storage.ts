import { isStandalone } from './page.ts';

/** Asks the browser not to evict what the app keeps. Asked twice, it is one request; never rejects. */
export async function persistStorage(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    // Blocked, missing, or not a secure address: the app lives with what it gets.
    return false;
  }
}

/** Asks once the app is installed, or at a start from the home screen: before, a browser would say no. */
export function persistWhenInstalled(): void {
  if (isStandalone()) void persistStorage();
  window.addEventListener('appinstalled', () => void persistStorage());
}
