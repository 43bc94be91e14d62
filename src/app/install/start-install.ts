import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { whenLoaded } from '#browser/page/page.ts';
import { openInstallRequests } from '#state/install/install-requests.ts';
import type { IdleMoments } from '#app/later/idle-moments.ts';
import type { AppStore } from '#app/store.ts';
import type { InstallController } from './controller/install-controller.ts';

/**
 * Starts the install controller once the page has loaded, or earlier when a button needs it. The early record
 * stores the browser's events until then.
 */
export function startInstall(store: AppStore, moments: IdleMoments, entryParameter: string): void {
  let controller: Promise<InstallController> | null = null;
  const load = () => {
    controller ??= import('./controller/browser-install.ts').then(({ createBrowserInstall }) =>
      createBrowserInstall(store, moments, entryParameter),
    );
    // If offline, the next request retries.
    controller.catch(() => (controller = null));
    return controller;
  };
  openInstallRequests((request) => {
    load().then(
      ({ serve }) => serve(request),
      // The help's code is missing as well: its overlay reports that a connection is needed.
      () => store.dispatch(overlayOpened({ name: 'install-help', guide: 'android' })),
    );
  });
  whenLoaded(() => void load().catch(() => undefined));
}
