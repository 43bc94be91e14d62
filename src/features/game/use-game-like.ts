import type { GameId } from '#shared/game/game.ts';
import { returnPath } from '#shared/lobby/return-path.ts';
import { goTo, here } from '#browser/history/navigation.ts';
import { selectIsLiked } from '#state/session/session-slice.ts';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { toggleLike, type SessionRoot } from './toggle-like.ts';

/** Whether one game is liked; only callers for this game render again when it changes. */
export function useIsLiked(gameId: GameId): boolean {
  return useSelector((state: SessionRoot) => selectIsLiked(state, gameId));
}

/**
 * Toggles a game's like: shown at once, reverted when the server refuses. A visitor is sent to the login and
 * back here afterwards. The function is stable across renders.
 */
export function useLikeToggle(): (gameId: GameId) => void {
  const store = useStore<SessionRoot>();
  return useCallback(
    (gameId) => {
      if (toggleLike(store, gameId)) return;
      goTo({ to: '/login', search: { back: returnPath(here()) } });
    },
    [store],
  );
}
