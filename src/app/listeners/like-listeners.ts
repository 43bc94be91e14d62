/** When hearts that wait on the phone are sent: at the start, online again, back at the page. */
import { answerOf } from '#api/answer-of.ts';
import type { AppListeners, AppStore } from '#app/store.ts';
import { likeQueueOf } from '#features/game/like-queue.ts';
import { watchOnline, watchVisibility } from '#browser/page.ts';
import { dropLikeOutbox } from '#session/like-outbox.ts';
import { selectPendingLikes, sessionEnded } from '#session/session-slice.ts';
import { isFulfilled } from '@reduxjs/toolkit';
import { onPlayer } from './on-player.ts';

export function addLikeListeners(listeners: AppListeners, store: AppStore): void {
  const { startListening } = listeners;
  const flush = () => likeQueueOf(store).flush();

  // The phone or the platform has told who the player is: what waits for them is taken up.
  onPlayer(listeners, store, flush);

  // An answer to anything else shows that the platform is there, whatever the phone says of its network.
  startListening({
    predicate: (action, now) =>
      selectPendingLikes(now).length > 0 && isFulfilled(action) && !answerOf('gameLike')(action),
    effect: flush,
  });

  // A session that expired leaves them to the same player, who may come back.
  startListening({
    predicate: (action) => sessionEnded.match(action) && action.payload === 'logged-out',
    effect: dropLikeOutbox,
  });

  watchOnline((isOnline) => {
    if (isOnline) void flush();
  });
  watchVisibility((isVisible) => {
    if (isVisible) void flush();
  });
}
