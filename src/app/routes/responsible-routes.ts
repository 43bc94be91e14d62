/** Player protection, open to everyone: an overview, and a screen for each part. */
import { lazyComponent } from '#app/lazy-component.tsx';
import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

const overviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/responsible',
  component: lazyComponent(
    async () => (await import('#screens/responsible/responsible-screen.tsx')).ResponsibleScreen,
    'protection',
  ),
});

const limitsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/responsible/limits',
  component: lazyComponent(
    async () => (await import('#screens/responsible/limits-screen.tsx')).LimitsScreen,
    'protection',
  ),
});

const breaksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/responsible/breaks',
  component: lazyComponent(
    async () => (await import('#screens/responsible/breaks-screen.tsx')).BreaksScreen,
    'protection',
  ),
});

const recordsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/responsible/records',
  component: lazyComponent(
    async () => (await import('#screens/responsible/records-screen.tsx')).RecordsScreen,
    'protection',
    'week',
  ),
});

const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/responsible/help',
  component: lazyComponent(
    async () => (await import('#screens/responsible/help-screen.tsx')).HelpScreen,
    'protection',
  ),
});

export const responsibleRoutes = [
  overviewRoute,
  limitsRoute,
  breaksRoute,
  recordsRoute,
  helpRoute,
] as const;
