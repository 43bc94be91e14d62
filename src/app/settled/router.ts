import { isReturnDue } from '#state/lobby/return-spot.ts';
import { lobbyOpened, lobbyTabShown } from '#state/lobby/lobby-tab-slice.ts';
import { parseParams, writeParams } from '#shared/lobby/search-params.ts';
import { gameOrigin } from '#shared/lobby/lobby-tab.ts';
import { allOverlaysClosing } from '#state/overlays/overlay-slice.ts';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { lobbyRoutes } from '#app/routes/lobby-routes.ts';
import { playerRoutes } from '#app/routes/player-routes.ts';
import { profileRoutes } from '#app/routes/profile-routes.ts';
import { publicRoutes } from '#app/routes/public-routes.ts';
import { responsibleRoutes } from '#app/routes/responsible-routes.ts';
import { indexRoute, rootRoute } from '#app/routes/root-route.ts';
import { CrashedScreen } from '#screens/problem/crashed-screen.tsx';
import { opensAtHome } from '#shared/snapshot/cache.ts';
import { removeLeftLayers } from '#browser/history/open-layer.ts';
import { pageTop } from '#browser/page/page.ts';
import { leaveStrip } from '#browser/page/strip.ts';
import { isOpenedAtHome } from '#app/shown.ts';
import { followReturn, LOBBY } from './follow-return.ts';
import { scrollKeyOf } from './lobby-scroll.ts';
import { screenMotionHere } from './screen-motion.ts';
import type { AppStore } from '#app/store.ts';

export const routeTree = rootRoute.addChildren([
  indexRoute,
  lobbyRoutes,
  ...publicRoutes,
  ...playerRoutes,
  ...profileRoutes,
  ...responsibleRoutes,
]);

const isHome = (href: string): boolean => opensAtHome(new URL(href, 'https://app'));

/** Creates the app's router; `history` is the browser's unless a test passes its own. */
export function createAppRouter(store: AppStore, history?: RouterHistory) {
  const wasAtHome = history === undefined && isOpenedAtHome();
  let hasLeft = false;
  let isReturn = false;
  const motion = history === undefined ? screenMotionHere() : undefined;
  const router = createRouter({
    routeTree,
    context: { store },
    defaultPreload: 'intent',
    parseSearch: parseParams,
    stringifySearch: writeParams,
    // Keeps a scroll position from before the router loaded; a list that the player returns to from a game
    // restores its position itself (`use-return-spot.ts`).
    scrollRestoration: () => !isReturn && (!wasAtHome || hasLeft || pageTop() === 0),
    getScrollRestorationKey: (at) => scrollKeyOf(store, at),
    defaultErrorComponent: CrashedScreen,
    ...(motion && { defaultViewTransition: motion }),
    ...(history && { history }),
  });
  // The lobby's home was shown before the router loaded, and may have been used, or left, since.
  const opened = wasAtHome ? { ...router.latestLocation, pathname: LOBBY } : undefined;
  router.subscribe('onBeforeNavigate', ({ fromLocation: rendered, toLocation, pathChanged }) => {
    const fromLocation = rendered ?? opened;
    if (rendered === undefined && opened !== undefined && isHome(toLocation.href)) return;
    hasLeft = true;
    if (pathChanged && fromLocation?.pathname === LOBBY) leaveStrip();
    if (pathChanged) store.dispatch(allOverlaysClosing());
    const left = pathChanged ? followReturn({ fromLocation, toLocation }, store.getState()) : null;
    isReturn = pathChanged && isReturnDue();
    if (toLocation.pathname !== LOBBY) return;
    const cameFrom = fromLocation?.href ?? null;
    store.dispatch(
      pathChanged ? lobbyOpened({ cameFrom, origin: gameOrigin(cameFrom), left }) : lobbyTabShown(),
    );
  });
  if (history === undefined) removeLeftLayers();
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
