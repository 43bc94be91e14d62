/** The connection notice, delayed so that a flickering network does not make it flicker. */
import type { EpochMs } from '#shared/time/duration.ts';

/** `back` is shown for a while after a visible `offline`. */
export type ConnectionNotice = 'none' | 'offline' | 'back';

export interface ConnectionWatch {
  readonly shown: ConnectionNotice;
  readonly isConnected: boolean;
  /** Since when both values hold. */
  readonly since: EpochMs;
}

/** How long a state must last before it is shown, and how long "back online" stays, in ms. */
export const OFFLINE_AFTER_MS = 1_000;
export const BACK_AFTER_MS = 1_000;
export const BACK_FOR_MS = 4_000;

/** Initial state: a page that opens offline shows it at once. */
export const beginWatch = (isConnected: boolean, now: EpochMs): ConnectionWatch => ({
  shown: isConnected ? 'none' : 'offline',
  isConnected,
  since: now,
});

/** Updates the connection. */
export function connectionChanged(
  watch: ConnectionWatch,
  isConnected: boolean,
  now: EpochMs,
): ConnectionWatch {
  return watch.isConnected === isConnected ? watch : { ...watch, isConnected, since: now };
}

/** The next notice if nothing else happens, and its delay in ms; null = no change. */
export function nextNotice({
  shown,
  isConnected,
}: ConnectionWatch): { readonly shown: ConnectionNotice; readonly after: number } | null {
  if (!isConnected)
    return shown === 'offline' ? null : { shown: 'offline', after: OFFLINE_AFTER_MS };
  switch (shown) {
    case 'none':
      return null;
    case 'offline':
      return { shown: 'back', after: BACK_AFTER_MS };
    case 'back':
      return { shown: 'none', after: BACK_FOR_MS };
  }
}

/** Advances with time. A clock that was set back counts as enough time, so that nothing hangs. */
export function settleNotice(watch: ConnectionWatch, now: EpochMs): ConnectionWatch {
  const next = nextNotice(watch);
  const passed = now - watch.since;
  if (next === null || (passed >= 0 && passed < next.after)) return watch;
  return { ...watch, shown: next.shown, since: now };
}
