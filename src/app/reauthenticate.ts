/** The re-authentication routine (spec §7, balance query): the saved login, if there is one. */
import { MINUTE_MS } from '#domain/duration.ts';
import { forgetLogin, readSavedLogin } from '#session/saved-login.ts';
import { hearBalance, signInWith, type Reauthentication } from './sign-in-with.ts';
import type { AppDispatch, RootState } from './store.ts';

/** A session that ends again so soon after it was renewed, in ms, is not renewed once more. */
const RENEWED_FOR_MS = MINUTE_MS;

let running: Promise<Reauthentication> | null = null;
let renewedAt = Number.NEGATIVE_INFINITY;

/** Signs in again with the saved login. Calls at the same time share one try. */
export function reauthenticate(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<Reauthentication> {
  running ??= trySavedLogin(dispatch, getState).finally(() => {
    running = null;
  });
  return running;
}

/**
 * What a 401 on another question than the balance query means. The session ends by it (spec §4),
 * unless the balance query hears the same: screens ask for several things at once, and whichever
 * answer came first would throw away a kept login.
 */
export async function renewByBalance(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<Reauthentication> {
  if (running !== null) return running;
  const renewedBefore = renewedAt;
  if ((await readSavedLogin()) === null) return 'refused';
  const heard = await hearBalance(dispatch);
  if (renewedAt !== renewedBefore) return 'signed-in';
  return heard === 'expired' ? reauthenticate(dispatch, getState) : heard;
}

async function trySavedLogin(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<Reauthentication> {
  const login = await readSavedLogin();
  if (login === null || performance.now() - renewedAt < RENEWED_FOR_MS) return 'refused';
  const outcome = await signInWith(login, dispatch, getState());
  if (outcome === 'signed-in') renewedAt = performance.now();
  if (outcome === 'refused') await forgetLogin();
  return outcome;
}
