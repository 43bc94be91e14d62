import { ChunkError } from '#browser/page/chunk-error.ts';
import { isConnected } from '#browser/page/reachability.ts';
import { renew } from '#browser/worker/service-worker.ts';
import { reloadForChunk } from '#browser/page/chunk-reload.ts';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectIsBusy, type WithBusy } from './busy-slice.ts';

/**
 * For an error boundary: when code is missing, reloads into the newest version, once, and not under a
 * half-filled form. When the boundary unmounts, the chunk may be loaded again.
 */
export function useChunkFailure(error: unknown): void {
  const store = useStore<WithBusy>();
  useEffect(() => {
    if (!(error instanceof ChunkError)) return undefined;
    if (!selectIsBusy(store.getState())) void reloadForChunk();
    return error.forget;
  }, [error, store]);
}

/** Allows a failed chunk to be loaded again. */
export function forgetFailure(error: unknown): void {
  if (error instanceof ChunkError) error.forget();
}

/**
 * Handles a player's Retry. For missing code it reloads the page, if the server is reachable and no form
 * would be lost: some browsers never fetch a failed script again.
 * @param renderAgain renders the failed component
 */
export function useFailureRetry(error: unknown, renderAgain: () => void): () => void {
  const store = useStore<WithBusy>();
  return () => {
    if (error instanceof ChunkError && isConnected() && !selectIsBusy(store.getState())) {
      void renew();
      return;
    }
    forgetFailure(error);
    renderAgain();
  };
}
