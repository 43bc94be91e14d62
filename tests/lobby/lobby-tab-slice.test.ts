import { createAppStore } from '#app/store.ts';
import {
  lobbyOpened,
  lobbyTabChosen,
  lobbyTabRequested,
  lobbyTabShown,
  providerChosen,
  selectLobbyTab,
  selectProviderTab,
} from '#state/lobby/lobby-tab-slice.ts';
import { expect, it } from 'vitest';

const elsewhere = lobbyOpened({ cameFrom: '/about', origin: null });

function lobby() {
  const { store } = createAppStore();
  return {
    dispatch: store.dispatch,
    tab: () => selectLobbyTab(store.getState()),
    provider: (categoryId: number) => selectProviderTab(store.getState(), categoryId),
  };
}

it('a chosen tab and provider are remembered on the way back from a game [home.tabs.remembered]', () => {
  const { dispatch, tab, provider } = lobby();
  dispatch(lobbyTabChosen(2));
  dispatch(providerChosen({ categoryId: 2, providerId: 9 }));
  dispatch(lobbyOpened({ cameFrom: '/start?gameId=1', origin: { typeId: 2, brandId: 3 } }));
  expect(tab()).toBe(2);
  expect(provider(2)).toBe(3);
});

it('a lobby opened from anywhere else shows its first tab and all providers [home.tabs.remembered]', () => {
  const { dispatch, tab, provider } = lobby();
  dispatch(lobbyTabChosen(2));
  dispatch(providerChosen({ categoryId: 2, providerId: 9 }));
  dispatch(elsewhere);
  expect(tab()).toBe(0);
  expect(provider(2)).toBeNull();
});

it('a requested tab is used once', () => {
  const { dispatch, tab } = lobby();
  dispatch(lobbyTabRequested(5));
  dispatch(elsewhere);
  expect(tab()).toBe(5);
  dispatch(elsewhere);
  expect(tab()).toBe(0);
});

it('a tab requested in the open lobby is not used later', () => {
  const { dispatch, tab } = lobby();
  dispatch(lobbyTabRequested(5));
  dispatch(lobbyTabShown());
  expect(tab()).toBe(5);
  dispatch(elsewhere);
  expect(tab()).toBe(0);
});

it('a provider can be deselected', () => {
  const { dispatch, provider } = lobby();
  dispatch(providerChosen({ categoryId: 2, providerId: 9 }));
  dispatch(providerChosen({ categoryId: 3, providerId: 4 }));
  dispatch(providerChosen({ categoryId: 2, providerId: null }));
  expect(provider(2)).toBeNull();
  expect(provider(3)).toBe(4);
});
