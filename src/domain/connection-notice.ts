/** What is said of the connection: stableResult, so that a network that flickers does not flicker here. */
import type { EpochMs } from './duration.ts';

/** `back` is said for a while after an `offline` that was shown. */
export type ConnectionNotice = 'none' | 'offline' | 'back';

export interface ConnectionWatch {
  readonly shown: ConnectionNotice;
  readonly isConnected: boolean;
  /** Since when it is so: shown this, connected that. */
  readonly since: EpochMs;
}

/** How long a state must last before it is told, and how long "back online" stays: ms. */
export const OFFLINE_AFTER_MS = 1_000;
export const BACK_AFTER_MS = 1_000;
export const BACK_FOR_MS = 4_000;

/** The first look: a page that opens without a network says so at once. */
export const beginWatch = (isConnected: boolean, now: EpochMs): ConnectionWatch => ({
  shown: isConnected ? 'none' : 'offline',
  isConnected,
  since: now,
});

/** The connection came or went. */
export function connectionChanged(
  watch: ConnectionWatch,
  isConnected: boolean,
  now: EpochMs,
): ConnectionWatch {
  return watch.isConnected === isConnected ? watch : { ...watch, isConnected, since: now };
}

/** What is shown next if nothing else happens, and after how many ms; null = it stays as it is. */
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

/** Time has passed. A clock that was set back counts as time enough: nothing hangs. */
export function settleNotice(watch: ConnectionWatch, now: EpochMs): ConnectionWatch {
  const next = nextNotice(watch);
  const passed = now - watch.since;
  if (next === null || (passed >= 0 && passed < next.after)) return watch;
  return { ...watch, shown: next.shown, since: now };
}
