/** The one store. Effects that cross features are listeners, registered only here. */
import { openRequestsReducer } from '#api/core/open-requests.ts';
import { onQueriesLoaded } from '#api/core/lazy-queries.ts';
import { catalogueReducer } from '#state/catalogue/catalogue-slice.ts';
import { busyReducer } from '#state/busy/busy-slice.ts';
import { overlayReducer } from '#state/overlays/overlay-slice.ts';
import { lobbyTabReducer } from '#state/lobby/lobby-tab-slice.ts';
import { sessionReducer } from '#state/session/session-slice.ts';
import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  createListenerMiddleware,
  type StateFromReducersMapObject,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';

const reducers = {
  catalogue: catalogueReducer,
  lobbyTab: lobbyTabReducer,
  busy: busyReducer,
  openRequests: openRequestsReducer,
  overlays: overlayReducer,
  session: sessionReducer,
};
/** Dispatched after RTK Query is added to the store, so that its state is created. */
const queriesLoaded = createAction('store/queriesLoaded');

/** The initial state; RTK Query's part, added later, is read by its own selectors. */
export type RootState = StateFromReducersMapObject<typeof reducers>;
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

export function createAppStore() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  const rootReducer = combineSlices(reducers);
  const later = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (withDefaults) =>
      withDefaults().prepend(listeners.middleware).concat(later.middleware),
    // The default waits for a frame, and each one costs a cheap phone 5 ms even if nothing is drawn.
    enhancers: (withDefaults) => withDefaults({ autoBatch: { type: 'tick' } }),
    devTools: import.meta.env.DEV,
  });
  // The lobby starts without RTK Query: it is added with the first query.
  onQueriesLoaded((queries) => {
    rootReducer.inject(queries);
    later.addMiddleware(queries.middleware);
    store.dispatch(queriesLoaded());
  });
  return { store, listeners };
}

type Created = ReturnType<typeof createAppStore>;
export type AppStore = Created['store'];
export type AppListeners = Created['listeners'];
