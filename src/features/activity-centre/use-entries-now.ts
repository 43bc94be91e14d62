import { serverNow } from '#api/core/server-clock.ts';
import { atMoment, type RewardEntry } from '#shared/reward/reward-entry.ts';
import { useEffect, useMemo, useState } from 'react';

const LOOK_MS = 1_000;

/**
 * Rewards as of the server's clock. Checks every second but only changes when one expires, so that the list
 * does not render with every second of a countdown.
 */
export function useEntriesNow(entries: readonly RewardEntry[]): readonly RewardEntry[] {
  const [seenAt, setSeenAt] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = serverNow();
      setSeenAt((before) =>
        entries.some(({ endsAt }) => endsAt !== null && endsAt > before !== endsAt > now)
          ? now
          : before,
      );
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [entries]);
  return useMemo(() => atMoment(entries, seenAt), [entries, seenAt]);
}
