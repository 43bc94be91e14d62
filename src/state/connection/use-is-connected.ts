import { isConnected, watchConnection } from '#browser/page/reachability.ts';
import { useSyncExternalStore } from 'react';

/** True when the browser is online and the server answers. */
export const useIsConnected = (): boolean => useSyncExternalStore(watchConnection, isConnected);
