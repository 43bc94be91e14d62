import { meantPath } from '#shared/lobby/app-paths.ts';
import { lazyComponent } from '#app/lazy-component.tsx';
import { PlayerFrame } from './player-frame.tsx';
import type { RouterContext } from './route-access.ts';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location: { pathname, search } }) => {
    const to = meantPath(pathname);
    if (to !== null) throw redirect({ to, search, replace: true });
  },
  component: PlayerFrame,
  notFoundComponent: lazyComponent(
    async () => (await import('#screens/not-found/not-found-screen.tsx')).NotFoundScreen,
  ),
});

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/lobby/home', replace: true });
  },
});
