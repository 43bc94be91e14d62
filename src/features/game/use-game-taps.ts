import type { Game, GameId } from '#shared/game/game.ts';
import { goTo, preloadPlace } from '#browser/history/navigation.ts';
import { isPlainClick } from '#ui/base/app-link.tsx';
import type { ComponentProps, SyntheticEvent } from 'react';
import { gameIdAt } from './game-id-at.ts';
import { gamePlace } from '#state/lobby/game-place.ts';

type TapHandlers = Pick<
  ComponentProps<'div'>,
  'onClick' | 'onFocus' | 'onMouseOver' | 'onTouchStart'
>;

/**
 * Handles the taps on all cards of a list: a link opens its game, a like button likes it. Handlers per card
 * would be created again for every card that scrolls in.
 */
export function useGameTaps(games: readonly Game[], onLike: (gameId: GameId) => void): TapHandlers {
  const linkedGame = ({ target }: SyntheticEvent): Game | undefined => {
    if (!(target instanceof Element) || target.closest('a') === null) return undefined;
    const gameId = gameIdAt(target);
    return games.find(({ id }) => id === gameId);
  };
  const preload = (event: SyntheticEvent) => {
    const game = linkedGame(event);
    if (game !== undefined) preloadPlace(gamePlace(game));
  };
  return {
    onClick(event) {
      if (event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('[data-like]') !== null) {
        const gameId = gameIdAt(target);
        if (gameId !== null) onLike(gameId);
        return;
      }
      const game = linkedGame(event);
      if (game === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      goTo(gamePlace(game));
    },
    onFocus: preload,
    onMouseOver: preload,
    onTouchStart: preload,
  };
}
