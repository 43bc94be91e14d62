/** The re-authentication routine (spec §7, balance query), with the saved login if there is one. */
import { MINUTE_MS } from '#domain/duration.ts';
import { forgetLogin, readSavedLogin } from '#session/saved-login.ts';
import { hearBalance, signInWith, type Reauthentication } from './sign-in-with.ts';
import type { AppDispatch, RootState } from './store.ts';

/** A session that ends within this many ms after its renewal is not renewed again. */
const RENEWED_FOR_MS = MINUTE_MS;

let running: Promise<Reauthentication> | null = null;
let renewedAt = Number.NEGATIVE_INFINITY;

/** Signs in again with the saved login. Concurrent calls share one try. */
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
 * Handles a 401 on a query other than the balance. It ends the session (spec §4), unless the balance query
 * fails the same way: screens send several queries at once, and the first answer would otherwise discard a
 * saved login.
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
