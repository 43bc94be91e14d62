import type { LazyQuery } from '#api/core/lazy-queries.ts';
import { isConnected } from '#browser/page/reachability.ts';
import type { RouterContext } from './route-access.ts';

/**
 * A route's loader: requests the screen's first data while its code loads, and as soon as the player touches
 * a link to it. The screen reuses the answer (`REFETCHED_ON_OPEN`).
 * @param load imports the endpoints and selects the query
 */
export const askEarly =
  (load: () => Promise<LazyQuery>) =>
  ({ context: { store } }: { readonly context: RouterContext }): void => {
    if (!isConnected()) return;
    load()
      .then((query) =>
        store.dispatch(query.initiate(undefined, { forceRefetch: true, subscribe: false })),
      )
      // If the endpoints' code is missing, the screen fails too and reports it.
      .catch(() => undefined);
  };
