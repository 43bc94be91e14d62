import {
  beginWatch,
  connectionChanged,
  nextNotice,
  settleNotice,
  type ConnectionNotice,
} from '#domain/connection-notice.ts';
import { epochMs } from '#domain/duration.ts';
import { isConnected, watchConnection } from '#browser/reachability.ts';
import { useEffect, useState } from 'react';

const now = () => epochMs(Date.now());

/** What to say of the connection now. */
export function useConnectionNotice(): ConnectionNotice {
  const [watch, setWatch] = useState(() => beginWatch(isConnected(), now()));

  useEffect(() => {
    const look = (isBack: boolean) => setWatch((last) => connectionChanged(last, isBack, now()));
    const leave = watchConnection(look);
    // It may have changed between the first render and this.
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
