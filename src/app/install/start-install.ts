import { overlayOpened } from '#overlays/overlay-slice.ts';
import { whenLoaded } from '#browser/page.ts';
import { openInstallRequests } from '#session/install-requests.ts';
import type { IdleMoments } from '#app/idle-moments.ts';
import type { AppStore } from '#app/store.ts';
import type { InstallController } from './install-controller.ts';

/**
 * Brings the install controller to life once the page has loaded, or when a button asks sooner. The
 * early record keeps the browser's events until then.
 */
export function startInstall(store: AppStore, moments: IdleMoments, entryParameter: string): void {
  let controller: Promise<InstallController> | null = null;
  const load = () => {
    controller ??= import('./browser-install.ts').then(({ createBrowserInstall }) =>
      createBrowserInstall(store, moments, entryParameter),
    );
    // Without a network it is tried again at the next request.
    controller.catch(() => (controller = null));
    return controller;
  };
  openInstallRequests((request) => {
    load().then(
      ({ serve }) => serve(request),
      // The help's code is missing as well: its place says that a connection is needed.
      () => store.dispatch(overlayOpened({ name: 'install-help', guide: 'android' })),
    );
  });
  whenLoaded(() => void load().catch(() => undefined));
}
