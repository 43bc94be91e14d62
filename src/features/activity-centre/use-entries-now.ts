import { serverNow } from '#api/server-clock.ts';
import { atMoment, type RewardEntry } from '#domain/reward-entry/reward-entry.ts';
import { useEffect, useMemo, useState } from 'react';

const LOOK_MS = 1_000;

/**
 * Rewards as they stand by the platform's clock. Looks every second, and changes only when one of them
 * has run out: the list is drawn anew then, not with every second of a countdown.
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
