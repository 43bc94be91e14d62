import { balanceApi } from '#api/balance-api.ts';
import { isVisible, watchReturn } from '#platform/page.ts';
import { useEffect } from 'react';

/** Money screens ask for the balance this often (contract, constants part). */
const EVERY_MS = 30_000;

/** Keeps the balance fresh while a money screen is seen: at once, on every return, and every 30 s. */
export function useFreshBalance(): void {
  const [ask] = balanceApi.endpoints.refreshBalance.useLazyQuery();
  useEffect(() => {
    const refresh = () => {
      if (isVisible()) void ask();
    };
    refresh();
    const timer = setInterval(refresh, EVERY_MS);
    const leave = watchReturn(refresh);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [ask]);
}
