/** What notifications need while the app is open; loaded once the worker is in charge. */
import { pushApi } from '#api/push-api.ts';
import { selectConfig } from '#catalogue/catalogue-slice.ts';
import {
  isPushSupported,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
  watchPushTaps,
} from '#browser/push.ts';
import { forgetPushOptIn, readPushOptIn } from '#session/push-opt-in.ts';
import { selectIsSignedIn, selectLastEnd, selectPlayer } from '#session/session-slice.ts';
import { createIdleMoments } from './idle-moments.ts';
import type { AppRouter } from './router.ts';
import type { AppStore } from './store.ts';

/** Follows who is signed in, and opens what a tapped notification leads to. */
export function startPushClient(store: AppStore, router: AppRouter): void {
  if (!isPushSupported()) return;
  let known: number | null | undefined;
  const look = () => {
    const state = store.getState();
    // Signed in, but not told yet as whom: wait.
    const playerId = selectIsSignedIn(state) ? selectPlayer(state)?.user.id : null;
    if (playerId === undefined || playerId === known) return;
    known = playerId;
    void follow(store, playerId);
  };
  store.subscribe(look);
  look();
  const { canInterrupt } = createIdleMoments(store, router);
  watchPushTaps((path) => {
    // In the midst of a game or a form the window only comes to the front.
    if (canInterrupt()) void router.navigate({ href: path });
  });
}

/**
 * The subscription is one player's: at log-out it ends, a player who comes back has it again under
 * the new session, another one never gets it. One that nobody wants, as after a log-out that the
 * browser did not finish, ends at the next start.
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
  const key = selectConfig(store.getState())?.pushKey ?? null;
  if (key === null || pushPermission() !== 'granted') return;
  try {
    const address = await subscribeToPush(key);
    await store.dispatch(pushApi.endpoints.pushSubscribe.initiate(address, { track: false }));
  } catch {
    // No network, or a browser that lost its push service: the next start tries again.
  }
}
