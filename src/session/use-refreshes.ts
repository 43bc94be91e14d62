import { BALANCE_REFRESH_EVERY } from '#config/constants.ts';
import { isOnline, isVisible, watchOnline, watchReturn } from '#platform/page.ts';
import { useEffect, useEffectEvent } from 'react';

/** Refreshes what money screens show: every 30 s, on return to the page and back online (contract, constants part). */
export function useRefreshes(refresh: () => void): void {
  const ask = useEffectEvent(() => {
    if (isVisible() && isOnline()) refresh();
  });
  useEffect(() => {
    const timer = setInterval(() => ask(), BALANCE_REFRESH_EVERY);
    const unwatchReturn = watchReturn(() => ask());
    const unwatchOnline = watchOnline(() => ask());
    return () => {
      clearInterval(timer);
      unwatchReturn();
      unwatchOnline();
    };
  }, []);
}
