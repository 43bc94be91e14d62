import { accountApi } from '#api/account-api.ts';
import { askBalance } from '#api/balance-api.ts';
import { selectConfig } from '#catalogue/catalogue-slice.ts';
import { markets } from '#domain/market.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { readPageSettings } from '#browser/page-settings.ts';
import { prepareAccountRequest } from '#session/account-request.ts';
import type { SavedLogin } from '#session/saved-login.ts';
import type { AppDispatch, RootState } from './store.ts';

/**
 * How a try to sign in again ended. `unreachable`: nothing was decided, the login may still be good,
 * so the player stays who they are until the platform answers.
 */
export type Reauthentication = 'signed-in' | 'refused' | 'unreachable';

/** Signs in with a kept login. Only an answer of the platform decides that it is refused. */
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

/** What the balance query says of the session; `refused`: it is alive, so another question's 401 stands. */
export async function hearBalance(
  dispatch: AppDispatch,
): Promise<'expired' | 'refused' | 'unreachable'> {
  const { error } = await dispatch(askBalance());
  if (error === undefined) return 'refused';
  return toFailure(error).kind === 'session-expired' ? 'expired' : 'unreachable';
}
