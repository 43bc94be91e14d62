import { lightRefreshPace } from '#session/light-refresh.ts';
import type { AppDispatch } from './store.ts';

const afresh = { forceRefetch: true, subscribe: false } as const;

/**
 * Refreshes balance, status and red dots. The balance goes first: it is the call that may sign the
 * player in again (spec §7), while a 401 on the other would end the session.
 */
export async function refreshPlayer(dispatch: AppDispatch): Promise<void> {
  // The calls come after the first view; without a network they are made another time.
  const loaded = await Promise.all([
    import('#api/balance-api.ts'),
    import('#api/lobby-api.ts'),
  ]).catch(() => null);
  if (loaded === null) return;
  const [{ balanceApi }, { lobbyApi }] = loaded;
  const { error } = await dispatch(balanceApi.endpoints.refreshBalance.initiate(undefined, afresh));
  // What asks too soon is answered by the next minute's.
  if (error === undefined && lightRefreshPace.isDue()) {
    lightRefreshPace.ask(() => {
      void dispatch(lobbyApi.endpoints.lightRefresh.initiate(undefined, afresh));
    });
  }
}
