/** Lets the browser answer launches from the cache without starting the worker, where it can. */
/** A rule of the Static Routing API, which TypeScript's libraries lack. */
interface Route {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search: string };
    readonly requestMode: 'navigate';
  };
  readonly source: { readonly cacheName: string };
}

export interface RoutableEvent extends ExtendableEvent {
  /** Missing outside Chromium, where the worker's own route answers. */
  readonly addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

/**
 * Call it while the worker is being installed. A URL missing from the cache goes to the network.
 * @param addresses those that the cache has
 */
export async function addLaunchRoutes(
  event: RoutableEvent,
  cacheName: string,
  addresses: readonly string[],
): Promise<void> {
  const routes = addresses
    .filter((address) => !address.endsWith('?'))
    .map((address): Route => {
      const [pathname = '', search = ''] = address.split('?');
      return {
        condition: { urlPattern: { pathname, search }, requestMode: 'navigate' },
        source: { cacheName },
      };
    });
  // Browsers with an earlier form of the API reject: there the worker answers.
  await event.addRoutes?.(routes).catch(() => undefined);
}
