import { milliseconds, type Milliseconds } from '#shared/time/duration.ts';
import { isOnline, watchOnline } from '#browser/page/page.ts';
import { watchReturn } from '#browser/page/page-events.ts';
import { useEffect, useEffectEvent } from 'react';

const SOON = [2_000, 5_000, 10_000, 20_000].map((ms) => milliseconds(ms));
const LATER = milliseconds(30_000);

const retryDelay = (failedTries: number): Milliseconds => SOON[failedTries - 1] ?? LATER;

/**
 * Retries with backoff, and at once on the return to the page and back online.
 * @param failedTries 0: nothing to retry
 */
export function useRetry(failedTries: number, retry: () => void): void {
  const retryNow = useEffectEvent(() => {
    if (isOnline()) retry();
  });
  useEffect(() => {
    if (failedTries === 0) return undefined;
    const timer = setTimeout(() => retryNow(), retryDelay(failedTries));
    const unwatchReturn = watchReturn(() => retryNow());
    const unwatchOnline = watchOnline(() => retryNow());
    return () => {
      clearTimeout(timer);
      unwatchReturn();
      unwatchOnline();
    };
  }, [failedTries]);
}
