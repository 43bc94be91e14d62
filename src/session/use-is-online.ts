import { isOnline, watchOnline } from '#browser/page.ts';
import { useSyncExternalStore } from 'react';

/** Whether the phone has a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline);
