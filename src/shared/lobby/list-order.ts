/** Determines which of two game lists the server sent first. */

import { DAY_MS } from '#shared/time/duration.ts';

/**
 * Overtaking answers are seconds apart, open tabs hours. If the times differ by more than a day, one of them
 * was wrong, and the answer that came last counts, so that no list is stuck behind a wrong clock.
 */
const MOST_APART_MS = DAY_MS;

/**
 * True when a list is older than the known one. Both times are epoch ms by the server's clock, never by the
 * device's, which may be wrong; null where the server did not send one.
 */
export function isOlderList(sentAt: number | null, knownAt: number | null): boolean {
  if (sentAt === null || knownAt === null) return false;
  return sentAt < knownAt && knownAt - sentAt <= MOST_APART_MS;
}
