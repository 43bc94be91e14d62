import { isConnected, watchConnection } from '#browser/reachability.ts';
import { useSyncExternalStore } from 'react';

/** True when the browser is online and the server answers. */
export const useIsConnected = (): boolean => useSyncExternalStore(watchConnection, isConnected);
