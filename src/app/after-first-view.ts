/**
 * All that the first view can do without: telling how the visitor came, the install controller, the worker,
 * what follows a player. Loaded once a first screen stands (docs/decisions/0047).
 */
import type { ClientSettings } from '#contract/client-settings.ts';
import { watchReturn } from '#browser/page.ts';
import { persistWhenInstalled } from '#browser/persist-storage.ts';
import { applyUpdate, watchWorker } from '#browser/service-worker.ts';
import { nameSplashScreens } from '#browser/splash-screens.ts';
import { startInstallReporting } from './install-reporting.ts';
import { startInstall } from './install/start-install.ts';
import { addActivityListeners } from './listeners/activity-listeners.ts';
import { addBadgeListeners } from './listeners/badge-listeners.ts';
import { addDepositListeners } from './listeners/deposit-listeners.ts';
import { addInstallListeners } from './listeners/install-listeners.ts';
import { addLikeListeners } from './listeners/like-listeners.ts';
import { addPlayListeners } from './listeners/play-listeners.ts';
import { createPromptSpacing } from './prompt-spacing.ts';
import { createIdleMoments } from './idle-moments.ts';
import { addRefreshTriggers } from './refresh-triggers.ts';
import type { AppRouter } from './router.ts';
import type { AppListeners, AppStore } from './store.ts';
import { watchUpdates, type UpdateOffer } from './update-moments.ts';

export interface DeferredParts {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly router: AppRouter;
  readonly settings: ClientSettings;
}

/** Begins it all; call it once. Gives the offer of new versions. */
export function startDeferred({ store, listeners, router, settings }: DeferredParts): UpdateOffer {
  startInstallReporting(store);
  addBadgeListeners(listeners, store);
  addInstallListeners(listeners);
  addDepositListeners(listeners);
  addLikeListeners(listeners, store);
  addPlayListeners(listeners, store);
  const moments = createIdleMoments(store, router);
  const spacing = createPromptSpacing(store);
  addActivityListeners(listeners, store, {
    isAutomatic: settings.autoActivities,
    router,
    moments: spacing.momentsFor('activity', moments),
  });
  addRefreshTriggers(store);
  startInstall(store, spacing.momentsFor('install', moments), settings.entryParameter);
  persistWhenInstalled();
  nameSplashScreens();
  return watchUpdates({
    worker: { watchWorker, applyUpdate },
    moments,
    onNavigated: (work) => {
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) work();
      });
    },
    onReturn: watchReturn,
    onControlled: () => beginOnceInCharge(store, router),
  });
}

let isInCharge = false;

/** What waits for the first worker in charge; without its code the next start tries again. */
function beginOnceInCharge(store: AppStore, router: AppRouter): void {
  if (isInCharge) return;
  isInCharge = true;
  import('./once-in-charge.ts')
    .then(({ beginInCharge }) => beginInCharge(store, router))
    .catch(() => undefined);
}
