/** Locks that a page holds for its lifetime, so that other tabs can see that it exists. */

const hasLocks = (): boolean => globalThis.isSecureContext && 'locks' in navigator;

/** Holds a lock until the returned function is called or the page is gone. Never throws. */
export function holdLock(name: string): () => void {
  let release = () => undefined as void;
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (hasLocks()) navigator.locks.request(name, () => isOver).catch(() => undefined);
  return release;
}

/** Returns true when no page holds the lock. Without Web Locks it counts as held. */
export async function isLockFree(name: string): Promise<boolean> {
  if (!hasLocks()) return false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null);
  } catch {
    return false;
  }
}
