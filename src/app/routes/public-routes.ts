/** Routes open to everyone (spec §2). */
import { activitiesPart } from './activities-part.ts';
import { lazyComponent } from '#app/lazy-component.tsx';
import { readReturnQuery } from '#shared/deposit/deposit-query.ts';
import { textIn } from '#shared/lobby/param-values.ts';
import type { SearchParams } from '#shared/lobby/search-params.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import { online } from './online-route.tsx';
import { readSearch } from './read-search.ts';
import { rootRoute } from './root-route.ts';
import { sharedInvitationScreen } from './shared-invitation-part.ts';
import type { RouterContext } from './route-access.ts';

const activityIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activity/index',
  component: online('activities', activitiesPart),
});

/** Common to the visitors' forms: the page to return to, and the redirect for signed-in players. */
const visitorForm = {
  validateSearch: (search: SearchParams): { back?: string } => {
    const back = textIn(search['back']);
    return back === undefined ? {} : { back };
  },
  beforeLoad: ({ context }: { readonly context: RouterContext }) => {
    if (selectIsSignedIn(context.store.getState())) {
      throw redirect({ to: '/lobby/home', replace: true });
    }
  },
};

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  ...visitorForm,
  component: lazyComponent(
    async () => (await import('#screens/login/login-screen.tsx')).LoginScreen,
  ),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  ...visitorForm,
  component: lazyComponent(
    async () => (await import('#screens/register/register-screen.tsx')).RegisterScreen,
  ),
});

const forgetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forget',
  ...visitorForm,
  component: lazyComponent(
    async () => (await import('#screens/forget/forget-screen.tsx')).ForgetScreen,
  ),
});

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  component: lazyComponent(
    async () => (await import('#screens/about/about-screen.tsx')).AboutScreen,
  ),
});

/** For visitors; a player sees the order itself. */
const depositReturnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deposit/return',
  validateSearch: readSearch(readReturnQuery),
  beforeLoad: ({ context, search }) => {
    if (selectIsSignedIn(context.store.getState())) {
      throw redirect({ to: '/deposit', search, replace: true });
    }
  },
  component: lazyComponent(
    async () =>
      (await import('#screens/deposit-return/deposit-return-screen.tsx')).DepositReturnScreen,
  ),
});

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/service',
  component: lazyComponent(
    async () => (await import('#screens/service/service-screen.tsx')).ServiceScreen,
    'customerService',
  ),
});

const sharedInvitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/share',
  ...sharedInvitationScreen,
});

/** What the app stores on this device: for visitors too, and offline. */
const phoneStorageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/phone-storage',
  component: lazyComponent(
    async () =>
      (await import('#screens/phone-storage/phone-storage-screen.tsx')).PhoneStorageScreen,
    'phoneStorage',
  ),
});

export const publicRoutes = [
  activityIndexRoute,
  loginRoute,
  registerRoute,
  forgetRoute,
  aboutRoute,
  depositReturnRoute,
  serviceRoute,
  phoneStorageRoute,
  sharedInvitationRoute,
] as const;
