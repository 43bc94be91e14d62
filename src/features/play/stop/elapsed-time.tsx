import { serverNow } from '#api/core/server-clock.ts';
import { milliseconds, SECOND_MS, type EpochMs } from '#shared/time/duration.ts';
import { formatElapsed } from '#shared/play/elapsed-time.ts';
import { useEffect, useState } from 'react';

export interface ElapsedTimeProps {
  readonly since: EpochMs;
  /** Returns the current time, epoch ms; the server's clock by default. */
  readonly now?: () => number;
}

/** How long a game has been played. Not a live region: announcing every second would be noise. */
export function ElapsedTime({ since, now = serverNow }: ElapsedTimeProps) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <span data-elapsed translate="no">
      {formatElapsed(milliseconds(moment - since))}
    </span>
  );
}
