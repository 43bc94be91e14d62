/** A heart as the player last pressed it, until the platform has it (spec §4, "Like toggle"). */
import type { GameId } from './game.ts';

export interface PendingLike {
  readonly gameId: GameId;
  readonly isLiked: boolean;
}

/** Adds a like at the end. The last like for a game is the only one. */
export function withPending(
  pending: readonly PendingLike[],
  like: PendingLike,
): readonly PendingLike[] {
  return [...pending.filter(({ gameId }) => gameId !== like.gameId), like];
}

/** Takes a like away; one for the same game that says the opposite came later and stays. */
export function withoutPending(
  pending: readonly PendingLike[],
  like: PendingLike,
): readonly PendingLike[] {
  return pending.filter(
    ({ gameId, isLiked }) => gameId !== like.gameId || isLiked !== like.isLiked,
  );
}

/** Hearts by game id with the pending ones over them. */
export function likesWith(
  likes: Readonly<Record<string, boolean>>,
  pending: readonly PendingLike[],
): Readonly<Record<string, boolean>> {
  if (pending.length === 0) return likes;
  const pressed = pending.map(({ gameId, isLiked }) => [gameId, isLiked] as const);
  return { ...likes, ...Object.fromEntries(pressed) };
}
