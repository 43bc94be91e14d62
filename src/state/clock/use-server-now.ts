import { serverNow } from '#api/core/server-clock.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** The current time by the server's clock, updated every second while `isRunning`. */
export function useServerNow(isRunning = true): EpochMs {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
