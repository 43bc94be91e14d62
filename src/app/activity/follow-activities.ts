/**
 * Opens the lobby's activities automatically, one at a time (spec §4, "Activity modal"): only in the lobby,
 * only for a signed-in player, at an idle moment, each after the previous one has closed.
 */
import { LOBBY } from '#app/settled/follow-return.ts';
import type { IdleMoments } from '#app/later/idle-moments.ts';
import type { AppRouter } from '#app/settled/router.ts';
import type { AppStore } from '#app/store.ts';
import { activities } from '#shared/activity/activities.ts';
import { nextActivity } from '#shared/activity/activity-queue.ts';
import { epochMs } from '#shared/time/duration.ts';
import { overlayOpened, selectIsAnyOverlayOpen } from '#state/overlays/overlay-slice.ts';
import { isVisible, watchVisibility } from '#browser/page/page.ts';
import { watchInput } from '#browser/page/page-events.ts';
import { markActivityShown } from '#state/activity/activity-marks.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { mayAnyShow, readActivityFacts } from './activity-facts.ts';
import { loadActivity } from './activity-dialogs.tsx';

let look: (() => void) | undefined;

/** How long the lobby must be idle after the player has done something else, in ms. */
export const IDLE_FOR_MS = 5_000;

/** Starts or continues looking for the next activity. Call it when a player is known. */
export function followActivities(store: AppStore, router: AppRouter, moments: IdleMoments): void {
  if (look === undefined) {
    const queue = createActivityQueue(store, router, moments);
    look = queue.look;
    router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged && router.state.location.pathname !== LOBBY) queue.pause();
      else queue.look();
    });
    // Input inside a dialog leads to the next activity, so it does not pause the queue.
    watchInput(() => {
      if (!selectIsAnyOverlayOpen(store.getState())) queue.pause();
    });
    watchVisibility((isShown) => {
      if (isShown) queue.look();
    });
  }
  look();
}

interface ActivityQueue {
  /** Looks for the next activity, now or at the next idle moment. */
  readonly look: () => void;
  /** The player does something else: nothing opens before the lobby was idle for a while. */
  readonly pause: () => void;
}

function createActivityQueue(
  store: AppStore,
  router: AppRouter,
  moments: IdleMoments,
): ActivityQueue {
  let callOff = () => undefined as void;
  let isAsking = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    if (idleTimer !== undefined) return;
    callOff();
    callOff = moments.whenIdle(() => void showNext());
  }

  function pause(): void {
    callOff();
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      idleTimer = undefined;
      wait();
    }, IDLE_FOR_MS);
  }

  /** The player in whose lobby an activity may open now, or null. */
  function lobbyPlayer(): number | null {
    if (router.state.location.pathname !== LOBBY || !isVisible()) return null;
    return selectPlayer(store.getState())?.user.id ?? null;
  }

  async function showNext(): Promise<void> {
    const playerId = lobbyPlayer();
    if (isAsking || playerId === null || !mayAnyShow(now())) return;
    isAsking = true;
    const facts = await readActivityFacts(store.dispatch, store.getState);
    const next = facts === null ? null : nextActivity(facts, now());
    const isReady = next !== null && (await loadActivity(next, store.dispatch));
    isAsking = false;
    // Something else may have opened during the request.
    if (lobbyPlayer() !== playerId || idleTimer !== undefined || !moments.canInterrupt())
      return wait();
    if (!isReady) return;
    markActivityShown(activities[next].id, now());
    store.dispatch(overlayOpened({ name: next }));
    wait();
  }

  return { look: wait, pause };
}

const now = () => epochMs(Date.now());
