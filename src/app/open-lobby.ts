/** From the first script to the first real lobby (spec §4, "App start"). */
import { connectApi } from '#api/core/connection.ts';
import { selectConfig, selectProblem, storedLobbyRead } from '#state/catalogue/catalogue-slice.ts';
import { readStoredLobby } from '#state/catalogue/stored-lobby.ts';
import { REQUEST_TIMEOUT } from '#config/constants.ts';
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { takeEarly } from '#startup/early-call.ts';
import { readXsrfCookie } from '#browser/storage/cookies.ts';
import { showsAvif, testAvif } from '#browser/page/avif.ts';
import { missingCalls } from '#browser/worker/missing-calls.ts';
import { noteAnswer, noteLostCall } from '#browser/page/reachability.ts';
import { tokenVault } from '#browser/storage/token-vault.ts';
import {
  selectIsSignedIn,
  sessionEnded,
  sessionFound,
  storedPlayerRead,
} from '#state/session/session-slice.ts';
import { readStoredPlayer } from '#state/session/stored-player.ts';
import { refreshLobby } from './refresh-lobby.ts';
import { readUnfinishedEnd } from '#state/money-call/unfinished-end.ts';
import { removeSession } from './remove-session.ts';
import type { AppStore } from './store.ts';

/** Connects the API to the operator's server. Call it before the first request. */
export function connectToServer(settings: ClientSettings): void {
  connectApi({
    origin: settings.apiBase,
    pictureOrigins: settings.pictureOrigins,
    pathPrefix: settings.pathPrefix,
    sendsCookies: settings.credentials,
    baseFields: {
      clientReferrer: settings.clientReferrer,
      channel: settings.channel,
      appId: settings.appId,
    },
    timeout: REQUEST_TIMEOUT,
    readToken: tokenVault.read,
    keepToken: tokenVault.write,
    readXsrfToken: readXsrfCookie,
    missingCalls,
    reachability: { noteAnswer, noteLostCall },
    showsAvif,
    fetch: (url, call) => takeEarly(url, call) ?? fetch(url, call),
  });
}

/**
 * Shows the stored lobby at once, then refreshes it. Resolves when the refresh has ended either way; the
 * store has the result.
 * @param isAtHome the page opens with the lobby's home
 * @param firstScreen resolves when a first screen is shown
 */
export async function openLobby(
  store: AppStore,
  isAtHome: boolean,
  firstScreen: Promise<void>,
): Promise<void> {
  if (tokenVault.read() !== null) store.dispatch(sessionFound());
  await testAvif();
  const [lobby, player, end] = await Promise.all([
    readStoredLobby(),
    readStoredPlayer(),
    readUnfinishedEnd(),
  ]);
  // The last visit could not remove the session that it ended.
  if (end !== null && selectIsSignedIn(store.getState())) store.dispatch(sessionEnded(end));
  else if (end !== null) void removeSession(end);
  if (lobby !== null) store.dispatch(storedLobbyRead(lobby));
  if (player !== null && end === null) store.dispatch(storedPlayerRead(player));
  // React would begin the first render again, in one piece. The call itself is already on its way.
  if (lobby !== null && isAtHome) await firstScreen;
  await refreshLobby(store.dispatch, store.getState, isAtHome);
}

/** Resolves when there is a lobby to show, stored or fresh, or a problem to report. */
export function lobbyOrProblem(store: AppStore): Promise<void> {
  const isKnown = () =>
    selectConfig(store.getState()) !== null || selectProblem(store.getState()) !== null;
  return new Promise((resolve) => {
    if (isKnown()) return resolve();
    const unsubscribe = store.subscribe(() => {
      if (!isKnown()) return;
      unsubscribe();
      resolve();
    });
  });
}
