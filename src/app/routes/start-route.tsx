import { overlayOpened } from '#overlays/overlay-slice.ts';
import { StartScreen } from '#screens/start/start-screen.tsx';
import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';

const route = getRouteApi('/start');

/** The game that the address names; of provider and category nothing depends here. */
export function StartRoute(): ReactElement {
  const { gameId, demo } = route.useSearch();
  const router = useRouter();
  const dispatch = useDispatch();
  const canGoBack = useCanGoBack();

  function goBack() {
    // The lobby finds its place again by the history; without one, in its first state.
    if (canGoBack) router.history.back();
    else void router.navigate({ to: '/lobby/home', replace: true });
  }

  // A navigation closes what is open, so the game's sheet comes after it, over the lobby.
  async function showSheet() {
    await router.navigate({ to: '/lobby/home', replace: true });
    dispatch(overlayOpened({ name: 'game-info', gameId }));
  }

  return (
    <StartScreen
      gameId={gameId}
      isDemo={demo === 1}
      onBack={goBack}
      onUnlisted={() => void showSheet()}
      onHistory={() =>
        void router.navigate({ to: '/record/transaction', search: { tab: 'rounds' } })
      }
      onWithdrawal={() => void router.navigate({ to: '/withdrawal' })}
      onSupport={() => void router.navigate({ to: '/service' })}
    />
  );
}
