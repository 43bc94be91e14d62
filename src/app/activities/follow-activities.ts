/**
 * Brings up the lobby's activities by themselves, one at a time (spec §4, "Activity modal"): in the
 * lobby alone, for a player alone, at a quiet moment, the next one after the one before has closed.
 */
import { LOBBY } from '#app/follow-return.ts';
import { createQuietMoments } from '#app/quiet-moments.ts';
import type { AppRouter } from '#app/router.ts';
import type { AppStore } from '#app/store.ts';
import { activityQueue, nextActivity, type QueuedActivity } from '#domain/activity-queue.ts';
import { epochMs } from '#domain/duration.ts';
import { overlayOpened, type ActivityOverlay } from '#overlays/overlay-slice.ts';
import { isVisible, watchVisibility } from '#platform/page.ts';
import { markActivityShown } from '#session/activity-marks.ts';
import { selectPlayer } from '#session/session-slice.ts';
import { mayAnyShow, readActivityFacts } from './activity-facts.ts';
import { loadActivity } from './load-activity.ts';

type PlainOverlay = Exclude<ActivityOverlay['name'], 'share' | 'reward'>;

const OVERLAYS: Readonly<Record<QueuedActivity, PlainOverlay>> = {
  notice: 'notice',
  signUpBonus: 'sign-up-bonus',
  accumulatedRecharge: 'accumulated-recharge',
  spinInvite: 'spin-invite',
  redPacket: 'red-packet',
};

let look: (() => void) | undefined;

/** Begins to look for what may come up, or looks once more. Call it when a player is known. */
export function followActivities(store: AppStore, router: AppRouter): void {
  if (look === undefined) {
    look = createActivityQueue(store, router);
    router.subscribe('onResolved', look);
    watchVisibility((isShown) => {
      if (isShown) look?.();
    });
  }
  look();
}

/** Gives what looks for the next activity, now or at the next quiet moment. */
function createActivityQueue(store: AppStore, router: AppRouter): () => void {
  const moments = createQuietMoments(store, router);
  let callOff = () => undefined as void;
  let isAsking = false;

  function wait(): void {
    callOff();
    callOff = moments.whenQuiet(() => void bringUp());
  }

  /** The player in whose lobby an activity may come up now; null when none may. */
  function lobbyPlayer(): number | null {
    if (router.state.location.pathname !== LOBBY || !isVisible()) return null;
    return selectPlayer(store.getState())?.user.id ?? null;
  }

  async function bringUp(): Promise<void> {
    const playerId = lobbyPlayer();
    if (isAsking || playerId === null || !mayAnyShow(now())) return;
    isAsking = true;
    const facts = await readActivityFacts(store.dispatch, store.getState);
    const next = facts === null ? null : nextActivity(facts, now());
    const isReady = next !== null && (await loadActivity(next, store.dispatch));
    isAsking = false;
    // Something else may have come up while the platform was asked.
    if (lobbyPlayer() !== playerId || !moments.isQuiet()) return wait();
    if (!isReady) return;
    const id = activityQueue.find(({ activity }) => activity === next)?.id;
    if (id !== undefined) markActivityShown(id, now());
    store.dispatch(overlayOpened({ name: OVERLAYS[next] }));
    wait();
  }

  return wait;
}

const now = () => epochMs(Date.now());
