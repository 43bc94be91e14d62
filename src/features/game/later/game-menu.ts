import type { GameId } from '#shared/game/game.ts';
import { gameIdAt } from '#features/game/game-id-at.ts';
import { watchLongPress } from './long-press.ts';

/**
 * Reports the game whose menu is requested in a list of cards: by a long press, a right click, the menu key,
 * or the card's own button.
 * @returns the function that stops it
 */
export function watchGameMenu(list: HTMLElement, onAsk: (gameId: GameId) => void): () => void {
  const ask = (target: Element) => {
    const gameId = gameIdAt(target);
    if (gameId === null) return false;
    onAsk(gameId);
    return true;
  };
  const unwatch = watchLongPress(list, ask);
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-game-menu]') !== null) ask(target);
  };
  list.addEventListener('click', handleClick);
  return () => {
    unwatch();
    list.removeEventListener('click', handleClick);
  };
}
