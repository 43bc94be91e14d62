import { milliseconds, type Milliseconds } from '#domain/duration.ts';
import { isOnline, watchOnline, watchReturn } from '#platform/page.ts';
import { useEffect, useEffectEvent } from 'react';

const SOON = [2_000, 5_000, 10_000, 20_000].map((ms) => milliseconds(ms));
const LATER = milliseconds(30_000);

/** How long after an unanswered try, the first, the second and so on, the next one follows. */
const askAgainIn = (lostTries: number): Milliseconds => SOON[lostTries - 1] ?? LATER;

/**
 * While an order's answer is not known: asks after a while, longer each time, at once on the return to
 * the page and back online.
 * @param lostTries how often it was asked for in vain; 0 asks no more
 */
export function useAsking(lostTries: number, ask: () => void): void {
  const askNow = useEffectEvent(() => {
    if (isOnline()) ask();
  });
  useEffect(() => {
    if (lostTries === 0) return undefined;
    const timer = setTimeout(() => askNow(), askAgainIn(lostTries));
    const unwatchReturn = watchReturn(() => askNow());
    const unwatchOnline = watchOnline(() => askNow());
    return () => {
      clearTimeout(timer);
      unwatchReturn();
      unwatchOnline();
    };
  }, [lostTries]);
}
