import type { GameId } from '#shared/game/game.ts';

/** Finds the game of the card that contains an element. */
export function gameIdAt(target: EventTarget | null): GameId | null {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>('[data-game-id], [data-played-game]');
  const id = card?.dataset['gameId'] ?? card?.dataset['playedGame'];
  return id === undefined ? null : Number(id);
}
