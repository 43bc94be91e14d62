/** Has the browser answer openings from the cache without starting the worker, where it can. */
import { OPENING_ADDRESSES } from '#contract/first-view/cache.ts';

/** Of the Static Routing API, which no type library has yet. */
interface Route {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search: string };
    readonly requestMode: 'navigate';
  };
  readonly source: { readonly cacheName: string };
}

export interface RoutableEvent extends ExtendableEvent {
  /** Missing outside Chromium: the worker's own route answers there. */
  readonly addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

/** Call it while the worker is installed. An address that the cache lacks goes to the network. */
export function routeOpenings(event: RoutableEvent, cacheName: string): void {
  const routes = OPENING_ADDRESSES.map((address): Route => {
    const [pathname = '', search = ''] = address.split('?');
    return {
      condition: { urlPattern: { pathname, search }, requestMode: 'navigate' },
      source: { cacheName },
    };
  });
  // Refused by a browser that knows an earlier form of it: the worker answers there.
  event.waitUntil(Promise.resolve(event.addRoutes?.(routes)).catch(() => undefined));
}
