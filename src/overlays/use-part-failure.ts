import { PartError } from '#browser/part-error.ts';
import { isConnected } from '#browser/reachability.ts';
import { renew } from '#browser/service-worker.ts';
import { reloadForPart } from '#browser/part-reload.ts';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectIsBusy, type WithBusy } from './busy-slice.ts';

/**
 * For a boundary that shows an error: when it is one of missing code, the page reloads into the newest
 * version, once, and not under a half-filled form. When the boundary goes, the part may be tried again.
 */
export function usePartFailure(error: unknown): void {
  const store = useStore<WithBusy>();
  useEffect(() => {
    if (!(error instanceof PartError)) return undefined;
    if (!selectIsBusy(store.getState())) void reloadForPart();
    return error.forget;
  }, [error, store]);
}

/** Lets what failed be tried again. */
export function forgetFailure(error: unknown): void {
  if (error instanceof PartError) error.forget();
}

/**
 * What a player's Retry does. For missing code that is a new page, where there is a server to load it from
 * and no form to lose: some browsers never fetch a script again that failed once.
 * @param renderAgain renders what failed
 */
export function useFailureRetry(error: unknown, renderAgain: () => void): () => void {
  const store = useStore<WithBusy>();
  return () => {
    if (error instanceof PartError && isConnected() && !selectIsBusy(store.getState())) {
      void renew();
      return;
    }
    forgetFailure(error);
    renderAgain();
  };
}
