import { lazyComponent } from '#app/lazy-component.tsx';
import { readDepositQuery, readReturnQuery } from '#shared/deposit/deposit-query.ts';
import type { SearchParams } from '#shared/lobby/search-params.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { redirect } from '@tanstack/react-router';
import { askEarly } from './ask-early.ts';
import { online } from './online-route.tsx';
import { requirePlayer } from './route-access.ts';

type DepositVisit = Parameters<typeof requirePlayer>[0] & { readonly search: SearchParams };

/** The deposit screen, inside the lobby and as its own route. */
export const depositScreen = {
  validateSearch: readDepositQuery,
  beforeLoad: (visit: DepositVisit) => {
    // A payment page may open a browser without the player's session: the login would be a dead end there.
    const returned = readReturnQuery(visit.search);
    if (returned.orderNo !== undefined && !selectIsSignedIn(visit.context.store.getState())) {
      throw redirect({ to: '/deposit/return', search: returned, replace: true });
    }
    requirePlayer(visit);
  },
  loader: askEarly(async () => (await import('#api/deposit.ts')).depositApi.endpoints.tradeInfo),
  component: online(
    'deposit',
    lazyComponent(
      async () => (await import('#screens/deposit/deposit-screen.tsx')).DepositScreen,
      'deposit',
      'reward',
      'protection',
      'pause',
      'signUpBonus',
    ),
  ),
};
