/** The one store. Effects that cross features are listeners, registered here and nowhere else. */
import { openRequestsReducer } from '#api/open-requests.ts';
import { whenQueriesCome } from '#api/lazy-queries.ts';
import { catalogueReducer } from '#catalogue/catalogue-slice.ts';
import { occupationReducer } from '#overlays/occupation-slice.ts';
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
  occupation: occupationReducer,
  openRequests: openRequestsReducer,
  overlays: overlayReducer,
  session: sessionReducer,
};
/** Dispatched once RTK Query is in the store, which makes its part of the state. */
const queriesCame = createAction('store/queriesCame');

/** The state from the start on; RTK Query's own part, which comes later, is read by its own selectors. */
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
  // What the lobby starts with has no query of RTK Query: it is put in when the first one comes.
  whenQueriesCome((queries) => {
    rootReducer.inject(queries);
    later.addMiddleware(queries.middleware);
    store.dispatch(queriesCame());
  });
  return { store, listeners };
}

type Created = ReturnType<typeof createAppStore>;
export type AppStore = Created['store'];
export type AppListeners = Created['listeners'];
