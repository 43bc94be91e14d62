import type { LazyQuery } from '#api/lazy-queries.ts';
import { isConnected } from '#browser/reachability.ts';
import type { RouterContext } from './route-access.ts';

/**
 * A route's loader: what its screen shows first is asked for while the screen's code is on its way, and
 * as soon as a finger is on a link to it. The screen takes the answer as its own (`REFETCHED_ON_OPEN`).
 * @param load imports the calls and picks the query
 */
export const askEarly =
  (load: () => Promise<LazyQuery>) =>
  ({ context: { store } }: { readonly context: RouterContext }): void => {
    if (!isConnected()) return;
    load()
      .then((query) =>
        store.dispatch(query.initiate(undefined, { forceRefetch: true, subscribe: false })),
      )
      // Without the code of the calls the screen has none either, and says so.
      .catch(() => undefined);
  };
