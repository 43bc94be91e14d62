import {
  beginWatch,
  connectionChanged,
  nextNotice,
  settleNotice,
  type ConnectionNotice,
} from '#shared/offline/connection-notice.ts';
import { epochMs } from '#shared/time/duration.ts';
import { isConnected, watchConnection } from '#browser/page/reachability.ts';
import { useEffect, useState } from 'react';

const now = () => epochMs(Date.now());

/** The connection state to report. */
export function useConnectionNotice(): ConnectionNotice {
  const [watch, setWatch] = useState(() => beginWatch(isConnected(), now()));

  useEffect(() => {
    const look = (isBack: boolean) => setWatch((last) => connectionChanged(last, isBack, now()));
    const leave = watchConnection(look);
    // It may have changed since the first render.
    look(isConnected());
    return leave;
  }, []);

  useEffect(() => {
    const next = nextNotice(watch);
    if (next === null) return undefined;
    const timer = setTimeout(() => setWatch((last) => settleNotice(last, now())), next.after);
    return () => clearTimeout(timer);
  }, [watch]);

  return watch.shown;
}
