/** Effects of signing in and of the end of a session. */
import { answerOf, callOf } from '#api/core/answer-of.ts';
import { callServer } from '#api/core/base-query.ts';
import { lazyQueries, lazyQuery, type LazyQuery } from '#api/core/lazy-queries.ts';
import { findEndpoint } from '#api/core/endpoint-registry.ts';
import { AccountCode } from '#shared/account/errors.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { tokenVault } from '#browser/storage/token-vault.ts';
import { lobbyRefreshRequested } from '#state/catalogue/catalogue-slice.ts';
import {
  selectIsSignedIn,
  selectPlayer,
  sessionEnded,
  sessionFound,
  type SessionEnd,
} from '#state/session/session-slice.ts';
import { isSignIn } from '#state/session/sign-in-answers.ts';
import { lightRefreshPace } from '#api/core/light-refresh-pace.ts';
import { claimDrafts, dropAllDrafts, leaveDraftsTo } from '#state/drafts/draft-owner.ts';
import { noteEndFinished } from '#state/money-call/unfinished-end.ts';
import { removeSession } from '#app/remove-session.ts';
import { refreshLobby } from '#app/refresh-lobby.ts';
import { refreshPlayer } from '#app/refresh-player.ts';
import { renewByBalance, renewedElsewhere, signInAgain } from '#app/sign-in-again.ts';
import type { AppListeners, RootState } from '#app/store.ts';
import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';

export function addSessionListeners(
  { startListening }: AppListeners,
  onEnd: (end: SessionEnd) => void,
): void {
  startListening({
    // A query that is still mounted after the end of its session fails as expired, too.
    predicate: (action, now) => selectIsSignedIn(now) && isExpiry(action),
    effect: async (action, { dispatch, getState }) => {
      const question = questionOf(action);
      const ended = tokenVault.read();
      // A mutation does not sign in again, but must not end a session that another tab is renewing.
      if (question === null && (await renewedElsewhere(ended))) return;
      if (question !== null) {
        const renew = question.isBalance ? signInAgain : renewByBalance;
        const outcome = await renew(dispatch, getState);
        if (outcome === 'signed-in') void dispatch(question.again());
        if (outcome !== 'refused') return;
      }
      // Ten calls that fail together end one session once.
      if (selectIsSignedIn(getState())) dispatch(sessionEnded('expired'));
    },
  });

  startListening({
    actionCreator: sessionEnded,
    effect: async ({ payload }, { dispatch, getOriginalState }) => {
      lightRefreshPace.restart();
      const playerId = idOf(getOriginalState());
      const isUnwanted = payload === 'expired' || payload === 'lost';
      if (isUnwanted && playerId !== undefined) leaveDraftsTo(playerId);
      else dropAllDrafts();
      if (payload === 'logged-out') {
        // Best effort, sent while the token still exists; local data is cleared in any case. Not a mutation:
        // RTK Query drops its calls at this moment.
        void callServer({ name: 'logout' }, new AbortController().signal);
      }
      const queries = lazyQueries();
      if (queries !== null) dispatch(queries.util.resetApiState());
      // Another tab cleans up after itself; the stored data may already be the next player's.
      if (payload !== 'other-tab') {
        await removeSession(payload);
      }
      onEnd(payload);
    },
  });

  startListening({
    predicate: (_action, now, before) => idOf(now) !== undefined && idOf(now) !== idOf(before),
    effect: (_action, { getState }) => {
      const playerId = idOf(getState());
      if (playerId !== undefined) claimDrafts(playerId);
    },
  });

  startListening({
    matcher: isAnyOf(isSignIn, answerOf('afterLoginConfig')),
    effect: (action, { dispatch }) => {
      if (isSignIn(action)) {
        lightRefreshPace.restart();
        // What the last session left is now this one's, or was replaced by it.
        void noteEndFinished();
      }
      return refreshPlayer(dispatch);
    },
  });

  let keyAskedAt = Number.NEGATIVE_INFINITY;
  startListening({
    predicate: (action) => isPasswordRefused(action),
    effect: (_action, { dispatch, getState }) => {
      // It may have been encrypted under a key that the server no longer has: the next try uses the new one.
      if (performance.now() - keyAskedAt < KEY_EVERY_MS) return undefined;
      keyAskedAt = performance.now();
      return refreshLobby(dispatch, getState);
    },
  });

  startListening({
    actionCreator: lobbyRefreshRequested,
    effect: (_action, { dispatch, getState }) => refreshLobby(dispatch, getState),
  });
}

/** Follows sign-ins and sign-outs of other tabs. */
export function followOtherTabs(
  dispatch: (
    action: ReturnType<typeof sessionEnded | typeof sessionFound | typeof lobbyRefreshRequested>,
  ) => void,
): () => void {
  return tokenVault.watch((token) => {
    dispatch(sessionEnded('other-tab'));
    if (token === null) return;
    dispatch(sessionFound());
    dispatch(lobbyRefreshRequested());
  });
}

const idOf = (state: RootState) => selectPlayer(state)?.user.id;

/** How often a refused password has the server's key requested again, in ms. */
const KEY_EVERY_MS = 20_000;

const PASSWORD_REFUSALS: ReadonlySet<unknown> = new Set([
  AccountCode.wrongPassword,
  AccountCode.badPassword,
]);

/** True for a refused password, but for the login's, which asks for the key itself. */
function isPasswordRefused(action: unknown): boolean {
  if (!isRejectedWithValue(action) || callOf(action.meta) === 'accountLogin') return false;
  const error = action.payload as ApiError;
  return error.kind === 'errcode' && PASSWORD_REFUSALS.has(error.errcode);
}

/**
 * True for a 401 on a call not flagged public (spec §4 and §6), or an expiry code in the balance query's
 * answer (spec §7).
 */
function isExpiry(action: unknown): boolean {
  if (!isRejectedWithValue(action)) return false;
  if ((action.payload as ApiError).kind !== 'session-expired') return false;
  const endpoint = findEndpoint(String(callOf(action.meta)));
  if (endpoint === undefined) return true;
  if (endpoint.isReport) return false;
  return endpoint.access !== 'public' || endpoint.isCodeExpiry === true;
}

/**
 * The query that was refused; null for a mutation. Only a query may lead to signing in again: a mutation must
 * not revive a session that was ended on purpose.
 */
function questionOf(action: unknown): Question | null {
  if (!isRejectedWithValue(action)) return null;
  const { endpointName, originalArgs, type } = action.meta.arg as Asked;
  const query = lazyQuery(endpointName);
  if (type !== 'query' || query === undefined) return null;
  return {
    isBalance: endpointName === 'refreshBalance',
    again: () => query.initiate(originalArgs, { forceRefetch: true, subscribe: false }),
  };
}

interface Question {
  /** The balance query: its answer itself starts the routine (spec §7). */
  readonly isBalance: boolean;
  readonly again: () => ReturnType<LazyQuery['initiate']>;
}

/** RTK Query's record of each call. */
interface Asked {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly type: 'query' | 'mutation';
}
