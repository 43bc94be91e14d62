import { lightRefreshPace } from '#api/core/light-refresh-pace.ts';
import type { AppDispatch } from './store.ts';

/** The session's own subscription to the balance: without one, invalidating its tag refetches nothing. */
let held: { readonly unsubscribe: () => void } | undefined;

/**
 * Refreshes balance, status and red dots. The balance goes first: it may sign the player in again (spec §7),
 * while a 401 on the other call would end the session.
 */
export async function refreshPlayer(dispatch: AppDispatch): Promise<void> {
  // The endpoints' code loads after the first paint; offline, the next refresh tries again.
  const calls = await import('./player-calls.ts').catch(() => null);
  if (calls === null) return;
  const { balanceApi, askLightRefresh } = calls;
  const asked = dispatch(
    balanceApi.endpoints.refreshBalance.initiate(undefined, { forceRefetch: true }),
  );
  held?.unsubscribe();
  held = asked;
  const { error } = await asked;
  // A request made too soon is covered by the next minute's.
  if (error === undefined && lightRefreshPace.isDue()) dispatch(askLightRefresh());
}
