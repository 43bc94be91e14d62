/** Routes of signed-in players (spec §2). */
import { lazyComponent } from '#app/lazy-component.tsx';
import { readRecordQuery } from '#shared/record/record-query.ts';
import { wholeIn } from '#shared/lobby/param-values.ts';
import type { SearchParams } from '#shared/lobby/search-params.ts';
import { readGameQuery } from '#shared/search/game-query.ts';
import { createRoute } from '@tanstack/react-router';
import { askEarly } from './ask-early.ts';
import { depositScreen } from './deposit-part.ts';
import { inviting } from './inviting-route.tsx';
import { online } from './online-route.tsx';
import { rootRoute } from './root-route.ts';
import { readSearch } from './read-search.ts';
import { requirePlayer } from './route-access.ts';

const withdrawalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/withdrawal',
  beforeLoad: requirePlayer,
  loader: askEarly(
    async () => (await import('#api/withdrawal.ts')).withdrawalApi.endpoints.withdrawalTerms,
  ),
  component: online(
    'withdrawal',
    lazyComponent(
      async () => (await import('#screens/withdrawal/withdrawal-screen.tsx')).WithdrawalScreen,
      'bankAccount',
      'moneyCode',
      'reward',
      'withdrawal',
    ),
  ),
});

const withdrawalSpinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/withdrawal/spin',
  beforeLoad: requirePlayer,
  component: inviting(
    'withdrawalSpin',
    online(
      'withdrawalSpin',
      lazyComponent(
        async () => (await import('#screens/spin-payout/spin-payout-screen.tsx')).SpinPayoutScreen,
        'bankAccount',
        'moneyCode',
        'reward',
        'spinPayout',
      ),
    ),
  ),
});

const depositRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deposit',
  ...depositScreen,
});

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/start',
  validateSearch: (search: SearchParams): StartSearch => ({
    gameId: wholeIn(search['gameId']) ?? 0,
    brandId: wholeIn(search['brandId']) ?? 0,
    typeId: wholeIn(search['typeId']) ?? 0,
    ...(wholeIn(search['demo']) === 1 && { demo: 1 }),
  }),
  beforeLoad: requirePlayer,
  component: online(
    'start',
    lazyComponent(async () => (await import('./start-route.tsx')).StartRoute, 'play', 'pause'),
  ),
});

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: readSearch(readGameQuery),
  beforeLoad: requirePlayer,
  component: inviting(
    'search',
    lazyComponent(async () => (await import('./search-route.tsx')).SearchRoute),
  ),
});

const spinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activity/spin',
  beforeLoad: requirePlayer,
  loader: askEarly(
    async () => (await import('#api/spin-invite.ts')).spinInviteApi.endpoints.spinInviteStatus,
  ),
  component: inviting(
    'spin',
    online(
      'spin',
      lazyComponent(
        async () => (await import('#screens/spin/spin-screen.tsx')).SpinScreen,
        'invitation',
        'reward',
        'spinInvite',
      ),
    ),
  ),
});

const redPacketRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activity/cashBonus',
  beforeLoad: requirePlayer,
  loader: askEarly(
    async () => (await import('#api/red-packet.ts')).redPacketApi.endpoints.redPacket,
  ),
  component: inviting(
    'redPacket',
    online(
      'redPacket',
      lazyComponent(
        async () => (await import('#screens/red-packet/red-packet-screen.tsx')).RedPacketScreen,
        'bankAccount',
        'redPacket',
        'moneyCode',
        'reward',
      ),
    ),
  ),
});

const transactionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/record/transaction',
  validateSearch: readSearch(readRecordQuery),
  beforeLoad: requirePlayer,
  component: lazyComponent(
    async () => (await import('./transactions-route.tsx')).TransactionsRoute,
    'record',
  ),
});

const bindRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bind',
  beforeLoad: requirePlayer,
  component: online(
    'bind',
    lazyComponent(async () => (await import('#screens/bind/bind-screen.tsx')).BindScreen, 'reward'),
  ),
});

const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/test',
  beforeLoad: requirePlayer,
  component: lazyComponent(
    async () => (await import('#screens/gallery/gallery-screen.tsx')).GalleryScreen,
  ),
});

/** The game to open; a value that is not a positive integer becomes 0, which no game has. */
interface StartSearch {
  readonly gameId: number;
  readonly brandId: number;
  readonly typeId: number;
  /** Demo play, without money. */
  readonly demo?: 1;
}

export const playerRoutes = [
  withdrawalRoute,
  withdrawalSpinRoute,
  depositRoute,
  startRoute,
  searchRoute,
  spinRoute,
  redPacketRoute,
  transactionsRoute,
  bindRoute,
  galleryRoute,
] as const;
