import { isOnline, watchOnline } from '#browser/page/page.ts';
import { useSyncExternalStore } from 'react';

/** True when the browser is online. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline);
