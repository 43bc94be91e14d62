/**
 * The router with all screens, overlays and notices. Loads after the first paint (docs/decisions/0009);
 * routes other than home wait for it.
 */
import { OfflineNotice } from '#features/offline-notice/offline-notice.tsx';
import { CrashedScreen } from '#screens/problem/crashed-screen.tsx';
import { openNavigation, setShownPath, type Place } from '#browser/history/navigation.ts';
import {
  RouterContextProvider,
  RouterProvider,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { lazy, Suspense, useLayoutEffect, type PropsWithChildren, type ReactElement } from 'react';
import { loadTexts } from '#i18n/load-texts.ts';
import { untilIdle } from '#browser/page/idle.ts';
import { OverlayHost } from './overlay-host.tsx';
import { LobbyLight } from './lobby-light.tsx';
import { watchReloads } from './lobby-scroll.ts';
import { createAppRouter, type AppRouter } from './router.ts';
import { settleShown, useIsShown } from '#app/shown.ts';
import type { AppStore } from '#app/store.ts';

export interface Screens {
  readonly router: AppRouter;
  /** All screens except the lobby's home, with overlays and notices. */
  readonly All: () => ReactElement;
  readonly Crashed: (props: Pick<ErrorComponentProps, 'error' | 'reset'>) => ReactElement;
}

/** Creates the router and connects the links of the first paint to it. */
export function createScreens(store: AppStore): Screens {
  const router = createAppRouter(store);
  watchReloads(store, router);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => setShownPath(toLocation.pathname));
  const leave = router.subscribe('onRendered', () => {
    leave();
    settleShown();
  });
  // The router itself follows the history only once it is rendered; a first tap may be taken back before.
  const leaveHistory = router.history.subscribe(() => void router.load());
  // A link contains the search fields of its place.
  const routed = ({ to, search }: Place) => ({ to, search: () => ({ ...search }) });
  openNavigation({
    go: (place) => void router.navigate(routed(place)),
    preload: (place) => void router.preloadRoute(routed(place)).catch(() => undefined),
  });
  function All(): ReactElement {
    // An effect of the parent: the router's own subscription is there by then.
    useLayoutEffect(leaveHistory, []);
    return <RouterProvider router={router} InnerWrap={Frame} />;
  }
  return {
    router,
    All,
    Crashed: (props) => (
      <RouterContextProvider router={router}>
        <CrashedScreen {...props} />
      </RouterContextProvider>
    ),
  };
}

/** Appears once the browser is idle and the texts are loaded; if loading fails, there is no notice. */
const LaterNotice = lazy(async () => {
  try {
    await untilIdle();
    await loadTexts();
    return { default: OfflineNotice };
  } catch {
    return { default: () => null };
  }
});

/** The frame of every screen, inside the router. */
function Frame({ children }: PropsWithChildren): ReactElement {
  // Not the path: while the router still leads from "/" to the lobby, the tabs are on the screen.
  const hasTabs = useIsShown('bar');
  return (
    <>
      {children}
      <Suspense fallback={null}>
        <LaterNotice isAboveTabs={hasTabs} />
      </Suspense>
      <LobbyLight />
      <OverlayHost />
    </>
  );
}
