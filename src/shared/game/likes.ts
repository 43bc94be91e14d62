/** The player's last like or unlike of a game, until the server has it (spec §4, "Like toggle"). */
import type { GameId } from './game.ts';

export interface PendingLike {
  readonly gameId: GameId;
  readonly isLiked: boolean;
}

/** Adds a like at the end. It replaces an earlier one for the same game. */
export function withPending(
  pending: readonly PendingLike[],
  like: PendingLike,
): readonly PendingLike[] {
  return [...pending.filter(({ gameId }) => gameId !== like.gameId), like];
}

/** Removes a like; the opposite like for the same game is newer and stays. */
export function withoutPending(
  pending: readonly PendingLike[],
  like: PendingLike,
): readonly PendingLike[] {
  return pending.filter(
    ({ gameId, isLiked }) => gameId !== like.gameId || isLiked !== like.isLiked,
  );
}

/** Likes by game id, overridden by the pending ones. */
export function likesWith(
  likes: Readonly<Record<string, boolean>>,
  pending: readonly PendingLike[],
): Readonly<Record<string, boolean>> {
  if (pending.length === 0) return likes;
  const pressed = pending.map(({ gameId, isLiked }) => [gameId, isLiked] as const);
  return { ...likes, ...Object.fromEntries(pressed) };
}
