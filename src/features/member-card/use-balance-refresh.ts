import { balanceApi } from '#api/balance.ts';
import { useErrorText } from '#i18n/use-error-text.ts';

export interface BalanceRefresh {
  readonly status: 'idle' | 'refreshing' | 'done' | 'failed';
  /** Why the last refresh failed, in the player's language. */
  readonly problem: string | null;
  /** Fetches the balance, whatever is cached; ignored while a fetch runs. */
  refresh(): void;
}

/** Refreshes the balance on request; the session stores the newer one. */
export function useBalanceRefresh(): BalanceRefresh {
  const errors = useErrorText();
  const [ask, { isFetching, isError, isSuccess, error }] =
    balanceApi.endpoints.refreshBalance.useLazyQuery();
  return {
    status: isFetching ? 'refreshing' : isError ? 'failed' : isSuccess ? 'done' : 'idle',
    problem: isFetching || error === undefined ? null : errors.loading(error),
    refresh: () => {
      if (!isFetching) void ask();
    },
  };
}
