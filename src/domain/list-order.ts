/** Which of two game lists the platform told first. */

import { DAY_MS } from '#domain/duration.ts';

/**
 * Answers that overtake each other are seconds apart, open tabs hours. Beyond a day one of the two
 * times was wrong, and the answer that came last counts: no list is stuck behind a wrong clock.
 */
const MOST_APART_MS = DAY_MS;

/**
 * Whether a list is older than the one that is known. Both times are epoch ms by the platform's clock,
 * never by the phone's, which may be set; null where the platform did not tell it.
 */
export function isOlderList(toldAt: number | null, knownAt: number | null): boolean {
  if (toldAt === null || knownAt === null) return false;
  return toldAt < knownAt && knownAt - toldAt <= MOST_APART_MS;
}
