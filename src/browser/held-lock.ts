/** Names that a page holds as long as it lives; other tabs see that it is there. */

const hasLocks = (): boolean => globalThis.isSecureContext && 'locks' in navigator;

/** Holds a name until the returned function is called or the page is gone. Never throws. */
export function holdLock(name: string): () => void {
  let release = () => undefined as void;
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (hasLocks()) navigator.locks.request(name, () => isOver).catch(() => undefined);
  return release;
}

/** Whether no page holds a name. Where the browser cannot tell, it counts as held. */
export async function isLockFree(name: string): Promise<boolean> {
  if (!hasLocks()) return false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null);
  } catch {
    return false;
  }
}
