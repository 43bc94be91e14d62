import { lobbyRefreshRequested, selectConfig, selectReceivedAt } from './catalogue-slice.ts';
import { useStore } from 'react-redux';

/** Longest wait for the server's answer, in ms. */
const PATIENCE_MS = 5_000;

/** Wrong passwords are common: the key is asked for this often at most, in ms. */
const ASK_EVERY_MS = 20_000;
let askedAt = Number.NEGATIVE_INFINITY;

type Root = Parameters<typeof selectConfig>[0];

/**
 * Asks the server for its key again: one that has changed while the page was open makes every password a wrong
 * one. @returns a function that resolves with the new key; null when it is the same, or no answer comes
 */
export function useFreshKey(): (used: string) => Promise<string | null> {
  const store = useStore<Root>();
  return async (used) => {
    const now = performance.now();
    if (now - askedAt < ASK_EVERY_MS) return null;
    askedAt = now;
    const before = selectReceivedAt(store.getState());
    store.dispatch(lobbyRefreshRequested());
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (selectReceivedAt(store.getState()) !== before) done();
      });
      const timer = setTimeout(done, PATIENCE_MS);
      function done() {
        stop();
        clearTimeout(timer);
        resolve();
      }
    });
    const key = selectConfig(store.getState())?.publicKey ?? '';
    return key === '' || key === used ? null : key;
  };
}
