/** Loads the lobby from the server (spec §4, "App start"). */
import type { ApiError } from '#shared/wire/api-error.ts';
import { firstListRequest } from '#api/core/list-request.ts';
import { lazyQuery } from '#api/core/lazy-queries.ts';
import { askLobbyFirst, type LobbyQuestion } from '#api/lobby-call.ts';
import {
  lobbyRefreshFailed,
  lobbyRefreshStarted,
  selectNewestVersion,
  selectIsPartial,
  selectIsRefreshing,
} from '#state/catalogue/catalogue-slice.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { selectIsSignedIn, sessionEnded } from '#state/session/session-slice.ts';
import { signInAgain } from './sign-in-again.ts';
import type { AppDispatch, RootState } from './store.ts';

/**
 * Requests the after-login config for a player; a 401 clears the login and falls back to the anonymous one,
 * which visitors always get. One refresh at a time.
 * @param isAtHome the page opens with the lobby's home: a visitor's first list may be its first games
 */
export async function refreshLobby(
  dispatch: AppDispatch,
  getState: () => RootState,
  isAtHome = false,
): Promise<void> {
  if (selectIsRefreshing(getState())) return;
  dispatch(lobbyRefreshStarted());
  const wasSignedIn = selectIsSignedIn(getState());
  const error = wasSignedIn
    ? await ask(dispatch, getState, 'afterLoginConfig')
    : await ask(dispatch, getState, 'appConfig', isAtHome);
  if (error === null) return;
  const next = error.kind === 'session-expired' && wasSignedIn ? await recover() : error;
  if (next !== null) dispatch(lobbyRefreshFailed(next));

  /** The token is invalid: tries the saved login, else loads the visitor's lobby. */
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
  isAtHome = false,
): Promise<ApiError | null> {
  const state = getState();
  // A complete waiting list need not be sent again; a partial one is requested in full.
  const list = selectIsPartial(state)
    ? { gameListVersion: '' }
    : firstListRequest(selectNewestVersion(state), {
        isVisitor: name === 'appConfig',
        isAtHome,
      });
  return dispatch(askLobby({ endpointName: name, list }));
}

/** Requests the lobby; the catalogue handles the answer. Returns the error, or null. */
export const askLobby =
  ({ endpointName, list }: LobbyQuestion) =>
  async (dispatch: AppDispatch): Promise<ApiError | null> => {
    const query = lazyQuery(endpointName);
    if (query === undefined) {
      const answer = await dispatch(askLobbyFirst({ endpointName, list }));
      return askLobbyFirst.rejected.match(answer)
        ? (answer.payload ?? toFailure(answer.error))
        : null;
    }
    const { isSuccess, error } = await dispatch(
      query.initiate(list, { forceRefetch: true, subscribe: false }),
    );
    if (isSuccess) return null;
    // If the session ended meanwhile, RTK Query's reset has discarded the error.
    return error === undefined ? { kind: 'network' } : toFailure(error);
  };
