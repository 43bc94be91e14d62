import { isConnected, watchConnection } from '#platform/reachability.ts';
import { useSyncExternalStore } from 'react';

/** Whether the phone has a network and the server answers. */
export const useIsConnected = (): boolean => useSyncExternalStore(watchConnection, isConnected);
