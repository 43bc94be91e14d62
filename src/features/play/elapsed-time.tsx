import { serverNow } from '#api/server-clock.ts';
import { milliseconds, SECOND_MS, type EpochMs } from '#domain/duration.ts';
import { formatElapsed } from '#domain/play/elapsed-time.ts';
import { useEffect, useState } from 'react';

export interface ElapsedTimeProps {
  readonly since: EpochMs;
  /** What the time is now, epoch ms; the platform's clock unless given. */
  readonly now?: () => number;
}

/** How long a game has been played. Not a live region: nobody wants every second read out. */
export function ElapsedTime({ since, now = serverNow }: ElapsedTimeProps) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [now]);
  return <span data-elapsed>{formatElapsed(milliseconds(moment - since))}</span>;
}
