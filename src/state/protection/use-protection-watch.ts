import { REFETCHED_ON_RETURN } from '#api/core/query-freshness.ts';
import { useProtectionQuery } from '#api/protection.ts';
import type { Protection } from '#shared/protection/protection.ts';
import { useState } from 'react';

/** A player who takes a break on one device is stopped on every other within five seconds. */
export const STOP_CHECK_MS = 4_000;

/**
 * The player's protection, fetched when the screen opens and on every return to it.
 * @param everyMs polling interval while the page is visible; 0 = no polling
 * @returns null until the server has answered since the screen opened
 */
export function useProtectionWatch(everyMs = 0): Protection | null {
  const [openedAt] = useState(() => Date.now());
  const { data, fulfilledTimeStamp = 0 } = useProtectionQuery(undefined, {
    ...REFETCHED_ON_RETURN,
    pollingInterval: everyMs,
    skipPollingIfUnfocused: true,
  });
  return data === undefined || fulfilledTimeStamp < openedAt ? null : data;
}
