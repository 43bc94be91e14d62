/** Notifications while the app is open; loaded once the worker controls the page. */
import { pushApi } from '#api/push.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import {
  isPushSupported,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
  watchPushTaps,
} from '#browser/worker/push.ts';
import { logProblem } from '#browser/page/log-problem.ts';
import { isOnline } from '#browser/page/page.ts';
import { forgetPushOptIn, notePushRenewal, readPushOptIn } from '#state/push/opted-in-player.ts';
import { sentPushSettings } from '#state/push/push-settings.ts';
import { selectIsSignedIn, selectLastEnd, selectPlayer } from '#state/session/session-slice.ts';
import { createIdleMoments } from './idle-moments.ts';
import type { AppRouter } from '#app/settled/router.ts';
import type { AppStore } from '#app/store.ts';

/** Follows the signed-in player, and opens the target of a tapped notification. */
export function startPushClient(store: AppStore, router: Promise<AppRouter>): void {
  if (!isPushSupported()) return;
  let known: number | null | undefined;
  const look = () => {
    const state = store.getState();
    // Signed in, but the player is not known yet: wait.
    const playerId = selectIsSignedIn(state) ? selectPlayer(state)?.user.id : null;
    if (playerId === undefined || playerId === known) return;
    known = playerId;
    void follow(store, playerId);
  };
  store.subscribe(look);
  look();
  watchPushTaps((path) => void openTapped(store, router, path));
}

async function openTapped(
  store: AppStore,
  coming: Promise<AppRouter>,
  path: string,
): Promise<void> {
  const router = await coming;
  // During a game or a form the window is only focused.
  const { canInterrupt } = createIdleMoments(store, router, 'navigation');
  if (canInterrupt()) await router.navigate({ href: path });
}

/**
 * The subscription belongs to one player: log-out ends it, the same player gets it again in the next session,
 * another one never does. A leftover one, as after an unfinished log-out, ends at the next launch.
 */
async function follow(store: AppStore, playerId: number | null): Promise<void> {
  const wanted = readPushOptIn();
  if (wanted !== null && wanted === playerId) return renew(store);
  const isOver = playerId !== null || selectLastEnd(store.getState()) === 'logged-out';
  if (wanted !== null && !isOver) return;
  forgetPushOptIn();
  await unsubscribeFromPush();
}

async function renew(store: AppStore): Promise<void> {
  const { pushKey: key = null, pushKinds = [] } = selectConfig(store.getState()) ?? {};
  if (key === null || pushPermission() !== 'granted') return;
  try {
    const address = await subscribeToPush(key);
    const call = pushApi.endpoints.pushSubscribe.initiate(
      { ...address, ...sentPushSettings(pushKinds) },
      { track: false },
    );
    const { error } = await store.dispatch(call);
    // Without a network the server keeps the subscription that it has.
    if (error === undefined || !isOnline()) return notePushRenewal(true);
    throw new Error(`the server refused the subscription: ${JSON.stringify(error)}`);
  } catch (error) {
    if (!isOnline()) return;
    notePushRenewal(false);
    logProblem('Notifications could not be renewed on this device', error);
  }
}
