import { accountApi } from '#api/account.ts';
import { askBalance } from '#api/balance.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { markets } from '#shared/market/market.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { readPageSettings } from '#browser/page/page-settings.ts';
import { prepareAccountRequest } from '#state/session/account-request.ts';
import type { SavedLogin } from '#state/session/saved-login.ts';
import type { AppDispatch, RootState } from './store.ts';

/**
 * Result of signing in again. `unreachable`: undecided, the login may still be valid, so the player stays
 * signed in until the server answers.
 */
export type Reauthentication = 'signed-in' | 'refused' | 'unreachable';

/** Signs in with a saved login. Only an answer of the server counts as a refusal. */
export async function signInWith(
  login: SavedLogin,
  dispatch: AppDispatch,
  state: RootState,
): Promise<Reauthentication> {
  const { publicKey, market } = readPageSettings();
  const config = selectConfig(state);
  const request = await prepareAccountRequest(login, {
    publicKey: config?.publicKey || publicKey,
    countryCode: config?.countryCode || markets[market].countryCode,
  });
  if (request.status === 'offline') return 'unreachable';
  if (request.status !== 'ready') return 'refused';
  const { error } = await dispatch(
    accountApi.endpoints.accountLogin.initiate(request.body, { track: false }),
  );
  if (error === undefined) return 'signed-in';
  return 'kind' in error && error.kind === 'errcode' ? 'refused' : 'unreachable';
}

/** Checks the session with the balance query; `refused`: it is valid, so another query's 401 counts. */
export async function hearBalance(
  dispatch: AppDispatch,
): Promise<'expired' | 'refused' | 'unreachable'> {
  const { error } = await dispatch(askBalance());
  if (error === undefined) return 'refused';
  return toFailure(error).kind === 'session-expired' ? 'expired' : 'unreachable';
}
