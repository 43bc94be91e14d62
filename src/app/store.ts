/** The one store. Effects that cross features are listeners, registered here and nowhere else. */
import { openRequestsReducer } from '#api/open-requests.ts';
import { whenQueriesCome } from '#api/query-layer.ts';
import { catalogueReducer } from '#catalogue/catalogue-slice.ts';
import { occupationReducer } from '#overlays/occupation-slice.ts';
import { overlayReducer } from '#overlays/overlay-slice.ts';
import { lobbyTabReducer } from '#session/lobby-tab-slice.ts';
import { sessionReducer } from '#session/session-slice.ts';
import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Middleware,
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
const rootReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

export function createAppStore() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  const late = lateMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (withDefaults) =>
      withDefaults({ serializableCheck: false, immutableCheck: false })
        .prepend(listeners.middleware)
        .concat(late.middleware),
    devTools: import.meta.env.DEV,
  });
  // What the lobby starts with has no query of RTK Query: it is put in when the first one comes.
  whenQueriesCome(({ reducerPath, reducer, middleware }) => {
    store.replaceReducer(combineReducers({ ...reducers, [reducerPath]: reducer }));
    late.fill(middleware);
  });
  return { store, listeners };
}

/** A place in the chain of middleware for one that comes later. */
function lateMiddleware() {
  let fill: (middleware: Middleware) => void = () => undefined;
  const middleware: Middleware = (store) => {
    let filled: ReturnType<Middleware> | undefined;
    fill = (late) => {
      filled = late(store);
    };
    return (next) => {
      let handle: ReturnType<ReturnType<Middleware>> | undefined;
      return (action) => {
        handle ??= filled?.(next);
        return handle === undefined ? next(action) : handle(action);
      };
    };
  };
  return { middleware, fill: (late: Middleware) => fill(late) };
}

type Created = ReturnType<typeof createAppStore>;
export type AppStore = Created['store'];
export type AppListeners = Created['listeners'];
