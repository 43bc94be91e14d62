/** Sends the pending likes of one store, and announces the results. */
import { gameApi } from '#api/game.ts';
import { untilFree } from '#browser/storage/tab-lock.ts';
import { LIKES_LOCK } from '#shared/worker/background-work.ts';
import { LIKE_UNCHANGED } from '#shared/game/like-errors.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { GameId } from '#shared/game/game.ts';
import { withoutPending, type PendingLike } from '#shared/game/likes.ts';
import { areLikesStored, readPendingLikes, removePendingLike } from '#state/likes/like-outbox.ts';
import {
  likeAnswered,
  pendingLikesRead,
  selectPendingLikes,
  selectPlayer,
} from '#state/session/session-slice.ts';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createLikeMessages, type LikeMessages } from './like-messages.ts';
import { createLikeSync, type LikeAnswer } from './like-sync.ts';
import type { SessionRoot } from '#features/game/toggle-like.ts';

export interface LikeQueue {
  /** A like was tapped and is pending now. */
  tapped(gameId: GameId): void;
  /** Restores the likes stored on the device and sends those that wait. */
  flush(): Promise<void>;
  readonly messages: LikeMessages;
}

type Dispatch = ThunkDispatch<SessionRoot, unknown, UnknownAction>;

const queues = new WeakMap<Store<SessionRoot>, LikeQueue>();

/** The store's queue. One for all grids, so that taps in two tabs are still sent one after the other. */
export function likeQueueOf(store: Store<SessionRoot>): LikeQueue {
  const known = queues.get(store);
  if (known) return known;
  const made = openQueue(store);
  queues.set(store, made);
  return made;
}

function openQueue(store: Store<SessionRoot>): LikeQueue {
  const messages = createLikeMessages();
  const dispatch: Dispatch = store.dispatch;
  const pending = () => selectPendingLikes(store.getState());
  const playerId = () => selectPlayer(store.getState())?.user.id ?? null;
  const sync = createLikeSync({
    playerId,
    pending,
    send: async (like, isOld) => {
      // The worker of a closed app may be about to end (docs/decisions/0041).
      await untilFree(LIKES_LOCK);
      // Under its lock it has removed what it sent, perhaps after `flush` read it.
      if (isOld && (await isSentElsewhere(playerId(), like))) return 'saved';
      const { gameId, isLiked } = like;
      const call = gameApi.endpoints.gameLike.initiate({ gameId, isLiked }, { track: false });
      const { error } = await dispatch(call);
      return error === undefined ? 'saved' : toAnswer(error);
    },
    settle: (owner, like, isSaved) => {
      dispatch(likeAnswered({ like, isSaved }));
      void removePendingLike(owner, like, Date.now());
    },
    // "Saved on this phone" is shown only where it is true.
    report: async (gameId, outcome) => {
      const isLost = outcome === 'waiting' && !(await areLikesStored());
      messages.say({ gameId, outcome: isLost ? 'unsaved' : outcome });
    },
  });
  return {
    tapped: sync.tapped,
    async flush() {
      const owner = playerId();
      const before = pending();
      const stored = owner === null ? null : await readPendingLikes(owner);
      // A tap during the read is newer than what was read.
      if (stored !== null && playerId() === owner && pending() === before) {
        dispatch(pendingLikesRead(stored));
      }
      sync.run();
    },
    messages,
  };
}

/** True when a stored like is gone, or replaced by a later tap; false where nothing can be stored. */
async function isSentElsewhere(owner: number | null, like: PendingLike): Promise<boolean> {
  const stored = owner === null ? null : await readPendingLikes(owner);
  return stored !== null && withoutPending(stored, like).length === stored.length;
}

/** Classifies a failed like; an exception that is no answer counts as `broken`. */
export function toAnswer(error: ApiError | { readonly message?: string }): LikeAnswer {
  if (!('kind' in error)) return 'broken';
  switch (error.kind) {
    case 'errcode':
      return error.errcode === LIKE_UNCHANGED ? 'saved' : 'refused';
    case 'session-expired':
      return 'dropped';
    case 'network':
    case 'timeout':
      return 'unanswered';
    case 'http':
    case 'contract':
      return 'broken';
  }
}
