/** Asks the platform for the lobby (spec §4, "App start"). */
import type { ApiError } from '#contract/api-error.ts';
import { askLobby } from '#api/lobby-call.ts';
import {
  lobbyRefreshFailed,
  lobbyRefreshStarted,
  selectNewestVersion,
  selectIsRefreshing,
} from '#catalogue/catalogue-slice.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { selectIsSignedIn, sessionEnded } from '#session/session-slice.ts';
import { signInAgain } from './sign-in-again.ts';
import type { AppDispatch, RootState } from './store.ts';

/**
 * A player asks for the after-login config; a 401 clears the login and falls back to the anonymous
 * one. A visitor only ever asks for that. One refresh at a time.
 */
export async function refreshLobby(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<void> {
  if (selectIsRefreshing(getState())) return;
  dispatch(lobbyRefreshStarted());
  const wasSignedIn = selectIsSignedIn(getState());
  const error = wasSignedIn
    ? await ask(dispatch, getState, 'afterLoginConfig')
    : await ask(dispatch, getState, 'appConfig');
  if (error === null) return;
  const next = error.kind === 'session-expired' && wasSignedIn ? await recover() : error;
  if (next !== null) dispatch(lobbyRefreshFailed(next));

  /** The token is dead: the saved login may make a new one, else the visitor's lobby is opened. */
  async function recover(): Promise<ApiError | null> {
    const outcome = await signInAgain(dispatch, getState);
    if (outcome === 'signed-in') return ask(dispatch, getState, 'afterLoginConfig');
    dispatch(sessionEnded('lost'));
    return ask(dispatch, getState, 'appConfig');
  }
}

async function ask(
  dispatch: AppDispatch,
  getState: () => RootState,
  name: 'appConfig' | 'afterLoginConfig',
): Promise<ApiError | null> {
  // A list that waits to be shown is not sent again either.
  const gameListVersion = selectNewestVersion(getState());
  const answer = await dispatch(askLobby({ endpointName: name, gameListVersion }));
  return askLobby.rejected.match(answer) ? (answer.payload ?? toFailure(answer.error)) : null;
}
