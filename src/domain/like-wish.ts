/** A heart as the player last wished it, until the platform has it (spec §4, "Like toggle"). */
import type { GameId } from './game.ts';

export interface LikeWish {
  readonly gameId: GameId;
  readonly isLiked: boolean;
}

/** Adds a wish at the end. The last wish for a game is the only one. */
export function withWish(wishes: readonly LikeWish[], wish: LikeWish): readonly LikeWish[] {
  return [...wishes.filter(({ gameId }) => gameId !== wish.gameId), wish];
}

/** Takes a wish away; one for the same game that wishes the opposite came later and stays. */
export function withoutWish(wishes: readonly LikeWish[], wish: LikeWish): readonly LikeWish[] {
  return wishes.filter(({ gameId, isLiked }) => gameId !== wish.gameId || isLiked !== wish.isLiked);
}

/** Hearts by game id with the wishes over them. */
export function likesWith(
  likes: Readonly<Record<string, boolean>>,
  wishes: readonly LikeWish[],
): Readonly<Record<string, boolean>> {
  if (wishes.length === 0) return likes;
  const wished = wishes.map(({ gameId, isLiked }) => [gameId, isLiked] as const);
  return { ...likes, ...Object.fromEntries(wished) };
}
