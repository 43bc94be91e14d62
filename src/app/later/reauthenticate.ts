/** The re-authentication routine (spec §7, balance query), with the saved login if there is one. */
import { MINUTE_MS } from '#shared/time/duration.ts';
import { inOneTab, untilFree } from '#browser/storage/tab-lock.ts';
import { tokenVault } from '#browser/storage/token-vault.ts';
import { forgetLogin, readSavedLogin } from '#state/session/saved-login.ts';
import { hearBalance, signInWith, type Reauthentication } from '#app/sign-in-with.ts';
import type { AppDispatch, RootState } from '#app/store.ts';

/** Name of the lock that the tab holds which signs in again. */
const RENEWAL = 'parola.renewal';

/** A session that ends within this many ms after its renewal is not renewed again. */
const RENEWED_FOR_MS = MINUTE_MS;

let running: Promise<Reauthentication> | null = null;
let renewedAt = Number.NEGATIVE_INFINITY;

/** Signs in again with the saved login. Concurrent calls share one try. */
export function reauthenticate(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<Reauthentication> {
  running ??= renewInOneTab(dispatch, getState).finally(() => {
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

/** Another tab that renews the session renews it for all. */
async function renewInOneTab(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<Reauthentication> {
  const ended = tokenVault.read();
  let outcome: Reauthentication = 'unreachable';
  const renew = async () => {
    outcome = isNewerThan(ended) ? 'signed-in' : await trySavedLogin(dispatch, getState);
  };
  const hasRun = await inOneTab(RENEWAL, renew);
  if (hasRun) return outcome;
  return (await renewedElsewhere(ended)) ? 'signed-in' : 'unreachable';
}

const isNewerThan = (ended: string | null): boolean => {
  const token = tokenVault.read();
  return token !== null && token !== ended;
};

/**
 * Waits while this tab or another one signs in again.
 * @param ended the token of the session that has ended
 * @returns true when there is a newer session now
 */
export async function renewedElsewhere(ended: string | null): Promise<boolean> {
  if (running !== null) await running;
  await untilFree(RENEWAL);
  return isNewerThan(ended);
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
