/** A tap on a game's heart. The code that sends likes loads after the first paint. */
import type { GameId } from '#shared/game/game.ts';
import { storePendingLike } from '#state/likes/like-outbox.ts';
import {
  likePressed,
  selectIsLiked,
  selectIsSignedIn,
  selectPlayer,
} from '#state/session/session-slice.ts';
import type { Store } from '@reduxjs/toolkit';

export type SessionRoot = Parameters<typeof selectIsSignedIn>[0];

/** Toggles a game's like. Returns false when nobody is signed in: likes belong to an account. */
export function toggleLike(store: Store<SessionRoot>, gameId: GameId): boolean {
  const state = store.getState();
  if (!selectIsSignedIn(state)) return false;
  const playerId = selectPlayer(state)?.user.id;
  if (playerId === undefined) return true;
  const like = { gameId, isLiked: !selectIsLiked(state, gameId) };
  store.dispatch(likePressed(like));
  // Stored before it is sent, so that a killed tab loses nothing.
  void storePendingLike(playerId, like, Date.now());
  return true;
}
