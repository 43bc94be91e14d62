import type { GameId } from '#domain/game.ts';
import { returnPath } from '#domain/return-path.ts';
import { goTo, here } from '#browser/navigation.ts';
import { selectIsLiked } from '#session/session-slice.ts';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { likeQueueOf, type SessionRoot } from './like-queue.ts';

/** Whether one game is liked. Only who asks for this game renders again when it changes. */
export function useIsLiked(gameId: GameId): boolean {
  return useSelector((state: SessionRoot) => selectIsLiked(state, gameId));
}

/**
 * Turns a game's heart over: shown at once, taken back when the platform refuses. A visitor is sent
 * to the login and back here after. The function stays the same from render to render.
 */
export function useLikeToggle(): (gameId: GameId) => void {
  const store = useStore<SessionRoot>();
  return useCallback(
    (gameId) => {
      if (likeQueueOf(store).toggle(gameId)) return;
      goTo({ to: '/login', search: { back: returnPath(here()) } });
    },
    [store],
  );
}
