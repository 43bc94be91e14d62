import { keptDemos, watchKeptDemos } from '#browser/storage/kept-demos.ts';
import { useIsConnected } from '#state/connection/use-is-connected.ts';
import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { gamesOf } from '#shared/lobby/catalogue.ts';
import type { Game } from '#shared/game/game.ts';
import { isWorkerInCharge } from '#browser/worker/worker-presence.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';

const NONE: readonly Game[] = [];

/** Ids of the demos that this phone keeps; null until they have been read. */
export const useKeptDemos = () => useSyncExternalStore(watchKeptDemos, keptDemos);

/**
 * The games whose kept demos can be played now, without the server; none while it answers, where the worker
 * cannot serve them, or during a break.
 */
export function useOfflineDemoGames(): readonly Game[] {
  const kept = useKeptDemos();
  const catalogue = useSelector(selectCatalogue);
  const isOffered = useSelector(selectConfig)?.hasOfflineDemos === true;
  const isConnected = useIsConnected();
  const { playBlock } = useAccountState();
  const canPlay = isOffered && !isConnected && playBlock === null && isWorkerInCharge();
  return useMemo(
    () => (canPlay && kept !== null ? gamesOf(catalogue, kept) : NONE),
    [canPlay, catalogue, kept],
  );
}
