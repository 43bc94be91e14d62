import { lazyComponent } from '#app/lazy-component.tsx';
import { readDepositQuery } from '#domain/deposit/deposit-query.ts';
import { askEarly } from './ask-early.ts';
import { online } from './online-route.tsx';
import { requirePlayer } from './route-access.ts';

/** The deposit screen, inside the lobby and as its own route. */
export const depositScreen = {
  validateSearch: readDepositQuery,
  beforeLoad: requirePlayer,
  loader: askEarly(
    async () => (await import('#api/deposit-api.ts')).depositApi.endpoints.tradeInfo,
  ),
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
