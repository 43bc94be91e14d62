import {
  beginWatch,
  connectionChanged,
  nextNotice,
  settleNotice,
  type ConnectionNotice,
} from '#domain/connection-notice.ts';
import { epochMs } from '#domain/duration.ts';
import { isOnline, watchOnline } from '#platform/page.ts';
import { useEffect, useState } from 'react';

const now = () => epochMs(Date.now());

/** What to say of the connection now. */
export function useConnectionNotice(): ConnectionNotice {
  const [watch, setWatch] = useState(() => beginWatch(isOnline(), now()));

  useEffect(() => {
    const look = (isConnected: boolean) =>
      setWatch((last) => connectionChanged(last, isConnected, now()));
    const leave = watchOnline(look);
    // It may have changed between the first render and this.
    look(isOnline());
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
