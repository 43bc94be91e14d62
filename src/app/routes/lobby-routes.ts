/** The lobby shell and its children (spec §2); their tab indices are those of `LOBBY_PLACES`. */
import { wholeIn } from '#shared/lobby/param-values.ts';
import type { SearchParams } from '#shared/lobby/search-params.ts';
import { activitiesPart } from './activities-part.ts';
import { lazyComponent } from '#app/lazy-component.tsx';
import { lobbyTabRequested } from '#state/lobby/lobby-tab-slice.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import { HomeMark, LobbyShell } from '#app/settled/lobby-shell.tsx';
import { askEarly } from './ask-early.ts';
import { depositScreen } from './deposit-part.ts';
import { inviting } from './inviting-route.tsx';
import { online } from './online-route.tsx';
import { rootRoute } from './root-route.ts';
import { requirePlayer } from './route-access.ts';
import { taskPart } from './task-part.tsx';

const lobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lobby',
  component: LobbyShell,
});

const lobbyIndexRoute = createRoute({
  getParentRoute: () => lobbyRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/lobby/home', replace: true });
  },
});

const homeRoute = createRoute({
  getParentRoute: () => lobbyRoute,
  path: '/home',
  validateSearch: (search: SearchParams): { tab?: number } => {
    const tab = wholeIn(search['tab']);
    return tab === undefined ? {} : { tab };
  },
  // A home-screen shortcut names a tab; the tab is state, so it is removed from the URL.
  beforeLoad: ({ context, search }) => {
    if (search.tab === undefined) return;
    context.store.dispatch(lobbyTabRequested(search.tab));
    throw redirect({ to: '/lobby/home', replace: true });
  },
  component: HomeMark,
});

const depositRoute = createRoute({
  getParentRoute: () => lobbyRoute,
  path: '/deposit',
  ...depositScreen,
});

const invitationRoute = createRoute({
  getParentRoute: () => lobbyRoute,
  path: '/invitation',
  beforeLoad: requirePlayer,
  component: inviting(
    'invitation',
    online(
      'invitation',
      lazyComponent(
        async () => (await import('#screens/invitation/invitation-screen.tsx')).InvitationScreen,
        'invitation',
        'share',
      ),
    ),
  ),
});

const activityRoute = createRoute({
  getParentRoute: () => lobbyRoute,
  path: '/activity',
  beforeLoad: requirePlayer,
  component: online('activities', activitiesPart),
});

const memberRoute = createRoute({
  getParentRoute: () => lobbyRoute,
  path: '/member',
  beforeLoad: requirePlayer,
  component: lazyComponent(
    async () => (await import('#screens/member/member-screen.tsx')).MemberScreen,
  ),
});

const taskRoute = createRoute({
  getParentRoute: () => lobbyRoute,
  path: '/task',
  beforeLoad: requirePlayer,
  loader: askEarly(async () => (await import('#api/task.ts')).taskApi.endpoints.tasks),
  component: inviting('task', online('task', taskPart('task'))),
});

export const lobbyRoutes = lobbyRoute.addChildren([
  lobbyIndexRoute,
  homeRoute,
  depositRoute,
  invitationRoute,
  activityRoute,
  memberRoute,
  taskRoute,
]);
