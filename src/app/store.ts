/** The one store. Effects that cross features are listeners, registered here and nowhere else. */
import { openRequestsReducer } from '#api/open-requests.ts';
import { onQueriesLoaded } from '#api/lazy-queries.ts';
import { catalogueReducer } from '#catalogue/catalogue-slice.ts';
import { busyReducer } from '#overlays/busy-slice.ts';
import { overlayReducer } from '#overlays/overlay-slice.ts';
import { lobbyTabReducer } from '#session/lobby-tab-slice.ts';
import { sessionReducer } from '#session/session-slice.ts';
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
/** Dispatched once RTK Query is in the store, so that its part of the state is made. */
const queriesLoaded = createAction('store/queriesLoaded');

/** The state from the start on; RTK Query's own part, added later, is read by its own selectors. */
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
    devTools: import.meta.env.DEV,
  });
  // What the lobby starts with has no query of RTK Query: it is added with the first one.
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
