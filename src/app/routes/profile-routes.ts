/** Routes of a signed-in player under /profile. */
import { lazyComponent } from '#app/lazy-component.tsx';
import { readMailQuery } from '#shared/mail/mail.ts';
import { createRoute } from '@tanstack/react-router';
import { askEarly } from './ask-early.ts';
import { inviting } from './inviting-route.tsx';
import { online } from './online-route.tsx';
import { readSearch } from './read-search.ts';
import { rootRoute } from './root-route.ts';
import { requirePlayer } from './route-access.ts';
import { taskPart } from './task-part.tsx';

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/account',
  beforeLoad: requirePlayer,
  component: online(
    'profileAccount',
    lazyComponent(
      async () => (await import('#screens/account/account-screen.tsx')).AccountScreen,
      'profile',
      'bankAccount',
      'moneyCode',
    ),
  ),
});

const bankRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/bank',
  beforeLoad: requirePlayer,
  loader: askEarly(async () => (await import('#api/savings.ts')).savingsApi.endpoints.savings),
  component: online(
    'profileBank',
    lazyComponent(
      async () => (await import('#screens/savings/savings-screen.tsx')).SavingsScreen,
      'savings',
      'reward',
    ),
  ),
});

const taskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/task',
  beforeLoad: requirePlayer,
  loader: askEarly(async () => (await import('#api/task.ts')).taskApi.endpoints.tasks),
  component: inviting('profileTask', online('profileTask', taskPart('profileTask'))),
});

const vipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/vip',
  beforeLoad: requirePlayer,
  loader: askEarly(async () => (await import('#api/vip.ts')).vipApi.endpoints.vipInfo),
  component: inviting(
    'profileVip',
    online(
      'profileVip',
      lazyComponent(
        async () => (await import('#screens/vip/vip-screen.tsx')).VipScreen,
        'vip',
        'reward',
      ),
    ),
  ),
});

const itemsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/items',
  beforeLoad: requirePlayer,
  loader: askEarly(
    async () => (await import('#api/reward-item.ts')).rewardItemApi.endpoints.rewardItems,
  ),
  component: inviting(
    'profileItems',
    online(
      'profileItems',
      lazyComponent(
        async () => (await import('#screens/items/items-screen.tsx')).ItemsScreen,
        'rewardItems',
      ),
    ),
  ),
});

const emailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/email',
  validateSearch: readSearch(readMailQuery),
  beforeLoad: requirePlayer,
  component: online(
    'profileEmail',
    lazyComponent(async () => (await import('./email-route.tsx')).EmailRoute, 'mail', 'reward'),
  ),
});

const weekRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/week',
  beforeLoad: requirePlayer,
  component: online(
    'profileWeek',
    lazyComponent(async () => (await import('#screens/week/week-screen.tsx')).WeekScreen, 'week'),
  ),
});

export const profileRoutes = [
  accountRoute,
  bankRoute,
  taskRoute,
  vipRoute,
  itemsRoute,
  emailRoute,
  weekRoute,
] as const;
