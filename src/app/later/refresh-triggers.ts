import { MINUTE_MS } from '#shared/time/duration.ts';
import {
  selectIsListComing,
  selectIsPartial,
  selectProblem,
  selectReceivedAt,
} from '#state/catalogue/catalogue-slice.ts';
import { RED_DOTS_EVERY } from '#config/constants.ts';
import { whenIdle } from '#browser/page/idle.ts';
import { isVisible, watchVisibility } from '#browser/page/page.ts';
import { paced } from '#shared/time/paced.ts';
import { watchReturn } from '#browser/page/page-events.ts';
import { isConnected, watchConnection } from '#browser/page/reachability.ts';
import { lightRefreshPace } from '#api/core/light-refresh-pace.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { refreshLobby } from '#app/refresh-lobby.ts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { probeServer } from './probe-server.ts';
import { refreshPlayer } from '#app/refresh-player.ts';
import type { AppDispatch, AppStore } from '#app/store.ts';

/** An older lobby is refetched when the player returns to it. */
const STALE_AFTER_MS = 5 * MINUTE_MS;

/** A network that flickers is followed this often, in ms. */
const RETURNS_APART_MS = 1_000;

function afterMs(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/**
 * Refreshes outdated data when the connection or the player comes back; while the page is visible, red dots
 * are requested every minute (contract, constants part).
 */
export function addRefreshTriggers(store: AppStore): void {
  refreshQueries(store.dispatch);
  const refresh = () => {
    const state = store.getState();
    const age = Date.now() - (selectReceivedAt(state) ?? 0);
    if (selectProblem(state) !== null || selectIsPartial(state) || age > STALE_AFTER_MS) {
      void refreshLobby(store.dispatch, store.getState);
    }
    if (lightRefreshPace.isDue()) refreshSignedIn();
  };
  const refreshSignedIn = () => {
    if (!selectIsSignedIn(store.getState())) return;
    void refreshPlayer(store.dispatch);
  };
  // A first visit begins with the first games of the list: the rest load when idle.
  const complete = () => {
    if (selectIsListComing(store.getState())) void refreshLobby(store.dispatch, store.getState);
  };
  whenIdle(complete);
  setInterval(() => {
    if (isVisible() && isConnected()) refreshSignedIn();
  }, RED_DOTS_EVERY);
  watchConnection(
    paced(RETURNS_APART_MS, (isBack: boolean) => isBack && refresh(), afterMs).report,
  );
  watchVisibility((isShown) => {
    if (isShown) refresh();
  });
  probeServer(() => refreshLobby(store.dispatch, store.getState));
}

/**
 * Reports to RTK Query when the page can refetch: `refetchOnFocus` and polling need a visible, connected
 * page, so that no request is sent in vain. Returns a function that stops it.
 */
export function refreshQueries(dispatch: AppDispatch): () => void {
  return setupListeners(dispatch, (_dispatch, { onFocus, onFocusLost, onOnline, onOffline }) => {
    const report = () => dispatch(isVisible() && isConnected() ? onFocus() : onFocusLost());
    if (!isConnected()) report();
    const connection = paced(
      RETURNS_APART_MS,
      (isBack: boolean) => {
        dispatch(isBack ? onOnline() : onOffline());
        report();
      },
      afterMs,
    );
    const stops = [
      watchVisibility(report),
      watchReturn(report),
      watchConnection(connection.report),
      connection.stop,
    ];
    return () => stops.forEach((stop) => stop());
  });
}
