/**
 * Work that the first screen does not need: install reporting, the install controller, the worker, player
 * listeners. Loaded once a first screen is shown (docs/decisions/0009); the router comes later.
 */
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { dropEarlyDemo } from '#browser/page/early-demo.ts';
import { watchReturn } from '#browser/page/page-events.ts';
import { untilSettled } from '#browser/page/settled.ts';
import { persistWhenInstalled } from '#browser/storage/persist-storage.ts';
import { removeFormerKeys } from '#browser/storage/later/former-keys.ts';
import { applyUpdate, watchWorker } from '#browser/worker/service-worker.ts';
import { nameSplashScreens } from '#browser/install/splash-screens.ts';
import { startMarketingReports } from './marketing-reports.ts';
import { startInstall } from '#app/install/start-install.ts';
import { addActivityListeners } from '#app/listeners/activity-listeners.ts';
import { addBadgeListeners } from '#app/listeners/badge-listeners.ts';
import { addCustomerServiceListeners } from '#app/listeners/customer-service-listeners.ts';
import { addDepositListeners } from '#app/listeners/deposit-listeners.ts';
import { addMarketingListeners } from '#app/listeners/marketing-listeners.ts';
import { addLikeListeners } from '#app/listeners/like-listeners.ts';
import { addPlayListeners } from '#app/listeners/play-listeners.ts';
import { followLaunches } from './follow-launches.ts';
import { createPromptSpacing } from './prompt-spacing.ts';
import type { Interruption } from '#shared/activity/idle-moment.ts';
import { createIdleMoments, laterMoments } from './idle-moments.ts';
import { addRefreshTriggers } from './refresh-triggers.ts';
import type { AppRouter } from '#app/settled/router.ts';
import type { AppListeners, AppStore } from '#app/store.ts';
import { watchUpdates, type UpdateOffer } from './update-moments.ts';

/** Time for a sheet to take over an early demo, in ms. Then the screen is what the app shows. */
const ADOPTED_WITHIN_MS = 10_000;

export interface BackgroundOptions {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly router: Promise<AppRouter>;
  readonly settings: ClientSettings;
}

/** Call it once. @returns the offer of new versions */
export function startBackground({
  store,
  listeners,
  router,
  settings,
}: BackgroundOptions): UpdateOffer {
  removeFormerKeys();
  setTimeout(dropEarlyDemo, ADOPTED_WITHIN_MS);
  startMarketingReports(store);
  addBadgeListeners(listeners, store);
  addMarketingListeners(listeners);
  addCustomerServiceListeners(listeners);
  addDepositListeners(listeners);
  addLikeListeners(listeners, store);
  addPlayListeners(listeners, store);
  const momentsFor = async (interruption: Interruption) =>
    createIdleMoments(store, await router, interruption);
  const prompts = momentsFor('prompt');
  // An invitation must not cover a lobby that still loads.
  const invitations = untilSettled().then(() => prompts);
  const spacing = createPromptSpacing(store);
  addActivityListeners(listeners, store, {
    isAutomatic: settings.autoActivities,
    router,
    moments: spacing.momentsFor('activity', laterMoments(prompts)),
  });
  addRefreshTriggers(store);
  startInstall(
    store,
    spacing.momentsFor('install', laterMoments(invitations)),
    settings.entryParameter,
  );
  followLaunches({
    moments: laterMoments(momentsFor('navigation')),
    show: (path) => void router.then(({ history }) => history.push(path)),
    now: () => Date.now(),
  });
  persistWhenInstalled();
  nameSplashScreens();
  return watchUpdates({
    worker: { watchWorker, applyUpdate },
    moments: laterMoments(momentsFor('navigation')),
    onNavigated: (work) => void watchNavigation(router, work),
    onReturn: watchReturn,
    onControlled: () => startOnceControlled(store, router),
  });
}

async function watchNavigation(router: Promise<AppRouter>, work: () => void): Promise<void> {
  const { subscribe } = await router;
  subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) work();
  });
}

let isControlled = false;

/** Called when the first worker controls the page; if its code fails to load, the next launch retries. */
function startOnceControlled(store: AppStore, router: Promise<AppRouter>): void {
  if (isControlled) return;
  isControlled = true;
  import('./once-controlled.ts')
    .then(({ startControlled }) => startControlled(store, router))
    .catch(() => undefined);
}
