import { MINUTE_MS } from '#shared/time/duration.ts';
import { isOnline } from '#browser/page/page.ts';
import {
  selectIsRefreshing,
  selectProblem,
  selectReceivedAt,
} from '#state/catalogue/catalogue-slice.ts';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useConnectionNotice } from './use-connection-notice.ts';

/** How fresh the shown lobby is, and what the connection has just done. */
export type LobbyFreshness =
  | { readonly status: 'fresh' | 'back' }
  | {
      readonly status: 'offline' | 'unreachable';
      /** When the server sent this lobby, and the current time: epoch ms. */
      readonly receivedAt: number;
      readonly now: number;
      readonly isRefreshing: boolean;
    };

/** The formatted age changes at most once a minute. */
const TICK_MS = MINUTE_MS;

/** A stored lobby is stale while the device is offline or the last refresh failed. */
export function useLobbyFreshness(): LobbyFreshness {
  const notice = useConnectionNotice();
  const hasProblem = useSelector(selectProblem) !== null;
  const receivedAt = useSelector(selectReceivedAt);
  const isRefreshing = useSelector(selectIsRefreshing);
  const isStale = notice === 'offline' || (notice === 'none' && hasProblem);
  const now = useNow(isStale);
  if (notice === 'back') return { status: 'back' };
  if (!isStale || receivedAt === null) return { status: 'fresh' };
  // Only the browser's own state says that the device is offline.
  const status = isOnline() ? 'unreachable' : 'offline';
  return { status, receivedAt, now, isRefreshing };
}

function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return undefined;
    const tick = () => setNow(Date.now());
    // The state was set when the lobby opened, which may be long ago.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isTicking]);
  return now;
}
