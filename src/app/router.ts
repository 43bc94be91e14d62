import { lobbyOpened, lobbyTabShown } from '#session/lobby-tab-slice.ts';
import { gameOrigin } from '#domain/lobby-tab.ts';
import { allOverlaysClosing } from '#overlays/overlay-slice.ts';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { lobbyRoutes } from './routes/lobby-routes.ts';
import { playerRoutes } from './routes/player-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { indexRoute, rootRoute } from './routes/root-route.ts';
import { CrashedScreen } from '#screens/problem/crashed-screen.tsx';
import { pageTop } from '#platform/page.ts';
import { isOpenedAtHome } from './shown.ts';
import { followReturn, LOBBY } from './follow-return.ts';
import type { AppStore } from './store.ts';

export const routeTree = rootRoute.addChildren([
  indexRoute,
  lobbyRoutes,
  ...publicRoutes,
  ...playerRoutes,
]);

/** The app's router; `history` is the browser's unless a test gives its own. */
export function createAppRouter(store: AppStore, history?: RouterHistory) {
  const wasAtHome = history === undefined && isOpenedAtHome();
  let hasLeft = false;
  const router = createRouter({
    routeTree,
    context: { store },
    defaultPreload: 'intent',
    // What the player scrolled before the router came stays so.
    scrollRestoration: () => !wasAtHome || hasLeft || pageTop() === 0,
    defaultErrorComponent: CrashedScreen,
    ...(history && { history }),
  });
  router.subscribe('onBeforeNavigate', (navigation) => {
    const { fromLocation, toLocation, pathChanged } = navigation;
    // The lobby's home stood before the router came, and may have been used since.
    if (wasAtHome && fromLocation === undefined) return;
    hasLeft = true;
    if (pathChanged) store.dispatch(allOverlaysClosing());
    const left = pathChanged ? followReturn(navigation, store.getState()) : null;
    if (toLocation.pathname !== LOBBY) return;
    const cameFrom = fromLocation?.href ?? null;
    store.dispatch(
      pathChanged ? lobbyOpened({ cameFrom, origin: gameOrigin(cameFrom), left }) : lobbyTabShown(),
    );
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
