import { isConnected, watchConnection } from '#browser/reachability.ts';
import { useSyncExternalStore } from 'react';

/** Whether the phone has a network and the server answers. */
export const useIsConnected = (): boolean => useSyncExternalStore(watchConnection, isConnected);
