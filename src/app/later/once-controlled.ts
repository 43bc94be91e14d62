import { syncSnapshot } from '#startup/sync-snapshot.ts';
import { untilSettled } from '#browser/page/settled.ts';
import { renewWhileClosed } from '#browser/worker/later/background-sync.ts';
import { cachePictures, cacheScreens } from '#browser/storage/screen-cache.ts';
import { leaveToWorker } from './leave-to-worker.ts';
import { startPushClient } from './push-client.ts';
import type { AppRouter } from '#app/settled/router.ts';
import type { AppStore } from '#app/store.ts';

/** Starts what needs a worker in control of the page, which from now on caches fetched files. */
export function startControlled(store: AppStore, router: Promise<AppRouter>): void {
  void untilSettled().then(cacheScreens);
  void untilSettled().then(cachePictures);
  void renewWhileClosed();
  leaveToWorker(store);
  startPushClient(store, router);
  syncSnapshot(store);
}
