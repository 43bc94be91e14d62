/** When pending likes are sent: at a tap, at launch, when online again, and on return to the page. */
import { answerOf } from '#api/core/answer-of.ts';
import type { AppListeners, AppStore } from '#app/store.ts';
import { likeQueueOf } from '#features/game/later/like-queue.ts';
import { watchOnline, watchVisibility } from '#browser/page/page.ts';
import { dropLikeOutbox } from '#state/likes/like-outbox.ts';
import { likePressed, selectPendingLikes, sessionEnded } from '#state/session/session-slice.ts';
import { isFulfilled } from '@reduxjs/toolkit';
import { onPlayer } from './on-player.ts';

/** @returns a function that stops watching the page */
export function addLikeListeners(listeners: AppListeners, store: AppStore): () => void {
  const { startListening } = listeners;
  const queue = likeQueueOf(store);
  const flush = () => queue.flush();

  startListening({
    actionCreator: likePressed,
    effect: ({ payload }) => queue.tapped(payload.gameId),
  });
  // Taps from before this code was loaded; those of earlier visits are read by `flush`.
  for (const { gameId } of selectPendingLikes(store.getState())) queue.tapped(gameId);

  // The player is known, from storage or the server: send what waits for them.
  onPlayer(listeners, store, flush);

  // An answer to any other call shows that the server is reachable, whatever the browser reports.
  startListening({
    predicate: (action, now) =>
      selectPendingLikes(now).length > 0 && isFulfilled(action) && !answerOf('gameLike')(action),
    effect: flush,
  });

  // After an expiry the pending likes stay: the same player may return.
  startListening({
    predicate: (action) => sessionEnded.match(action) && action.payload === 'logged-out',
    effect: async () => {
      await dropLikeOutbox();
    },
  });

  const stops = [
    watchOnline((isOnline) => {
      if (isOnline) void flush();
    }),
    watchVisibility((isVisible) => {
      if (isVisible) void flush();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
