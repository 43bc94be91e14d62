/**
 * `localStorage` and `sessionStorage`, which may throw on any call (private windows, blocked site data, a
 * full disk). Values then stay in memory until the page closes.
 */
export interface KeyValueArea {
  /** The stored text, or null. Never throws. */
  read(key: string): string | null;
  /** Stores a text; false when it is only in memory. */
  write(key: string, value: string): boolean;
  /** False when the text is still stored; it is then no longer read by this page. */
  remove(key: string): boolean;
}

function guardedArea(open: () => Storage): KeyValueArea {
  /** What could not be stored; null hides a stored text that could not be removed. */
  const memory = new Map<string, string | null>();
  return {
    read(key) {
      const stored = memory.get(key);
      if (stored !== undefined) return stored;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
        return true;
      } catch {
        memory.set(key, null);
        return false;
      }
    },
  };
}

export const localArea = guardedArea(() => window.localStorage);
export const sessionArea = guardedArea(() => window.sessionStorage);

/** Loses everything when the page closes. */
export const memoryArea = guardedArea(() => {
  throw new Error('in memory only');
});

/** Calls back when another tab wrote or removed a key (null = removed); returns the unsubscribe function. */
export function watchOtherTabs(key: string, onChange: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // Session storage fires the same event; a null key means that the store was cleared.
    if (event.storageArea !== window.localStorage) return;
    if (event.key === key || event.key === null) onChange(event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
