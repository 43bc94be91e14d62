import { balanceApi } from '#api/balance.ts';
import { lightRefreshPace } from '#api/core/light-refresh-pace.ts';
import { askLightRefresh } from '#api/lobby.ts';
import type { AppDispatch } from '#app/store.ts';

/** The session's own subscription to the balance: without one, invalidating its tag refetches nothing. */
let held: { readonly unsubscribe: () => void } | undefined;

/**
 * Asks for balance, status and red dots. The balance goes first: it may sign the player in again (spec §7),
 * while a 401 on the other call would end the session.
 */
export async function askPlayer(dispatch: AppDispatch): Promise<void> {
  const asked = dispatch(
    balanceApi.endpoints.refreshBalance.initiate(undefined, { forceRefetch: true }),
  );
  held?.unsubscribe();
  held = asked;
  const { error } = await asked;
  // A request made too soon is covered by the next minute's.
  if (error === undefined && lightRefreshPace.isDue()) dispatch(askLightRefresh());
}
