import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { StartScreen } from '#screens/start/start-screen.tsx';
import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';

const route = getRouteApi('/start');

/** The game named in the URL; provider and category are not used here. */
export function StartRoute(): ReactElement {
  const { gameId, demo } = route.useSearch();
  const router = useRouter();
  const dispatch = useDispatch();
  const canGoBack = useCanGoBack();

  function goBack() {
    // The lobby restores its position through the history; without one it starts at the top.
    if (canGoBack) router.history.back();
    else void router.navigate({ to: '/lobby/home', replace: true });
  }

  // A navigation closes open overlays, so the game's sheet opens after it, over the lobby.
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
