import { keepFirstView } from '#startup/keep-first-view.ts';
import { whenIdle } from '#browser/idle.ts';
import { cacheScreens } from '#browser/screen-cache.ts';
import { startPushClient } from './push-client.ts';
import type { AppRouter } from './router.ts';
import type { AppStore } from './store.ts';

/** What begins once the worker is in charge of the page: it keeps what is fetched from now on. */
export function beginInCharge(store: AppStore, router: AppRouter): void {
  whenIdle(cacheScreens);
  startPushClient(store, router);
  keepFirstView(store);
}
