/** Rarely needed, so not part of the first scripts. */
import type { Reauthentication } from './sign-in-with.ts';
import type { AppDispatch, RootState } from './store.ts';

const load = () => import('./later/reauthenticate.ts').catch(() => null);

/** Signs in again with the saved login. */
export async function signInAgain(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<Reauthentication> {
  return (await load())?.reauthenticate(dispatch, getState) ?? 'unreachable';
}

/** The same, if the balance query also reports an expired session. */
export async function renewByBalance(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<Reauthentication> {
  return (await load())?.renewByBalance(dispatch, getState) ?? 'unreachable';
}

/** True when another tab, or an earlier call, has signed in again since the session with this token ended. */
export async function renewedElsewhere(ended: string | null): Promise<boolean> {
  return (await load())?.renewedElsewhere(ended) ?? false;
}
