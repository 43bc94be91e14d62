/** The likes of one store, shared by the grid's cards and its announcements. */
import { LIKE_UNCHANGED } from '#domain/errors/like.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { GameId } from '#domain/game.ts';
import { storePendingLike, readPendingLikes, removePendingLike } from '#session/like-outbox.ts';
import {
  likeAnswered,
  likePressed,
  pendingLikesRead,
  selectIsLiked,
  selectPendingLikes,
  selectPlayer,
  selectIsSignedIn,
} from '#session/session-slice.ts';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createLikeMessages, type LikeMessages } from './like-messages.ts';
import { createLikeSync, type LikeAnswer } from './like-sync.ts';

export type SessionRoot = Parameters<typeof selectIsSignedIn>[0];

export interface LikeQueue {
  /** Toggles a game's like. Returns false when nobody is signed in: likes belong to an account. */
  toggle(gameId: GameId): boolean;
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
  let keeping: Promise<boolean> = Promise.resolve(true);
  const sync = createLikeSync({
    playerId,
    pending,
    send: async ({ gameId, isLiked }) => {
      // The call's code loads after the first paint; without a network the like stays pending.
      const loaded = await import('#api/game-api.ts').catch(() => null);
      if (loaded === null) return 'unanswered';
      const call = loaded.gameApi.endpoints.gameLike.initiate(
        { gameId, isLiked },
        { track: false },
      );
      const { error } = await dispatch(call);
      return error === undefined ? 'saved' : toAnswer(error);
    },
    settle: (owner, like, isSaved) => {
      dispatch(likeAnswered({ like, isSaved }));
      void removePendingLike(owner, like, Date.now());
    },
    // "Saved on this phone" is shown only where it is true.
    report: async (gameId, outcome) => {
      const isLost = outcome === 'waiting' && !(await keeping);
      messages.say({ gameId, outcome: isLost ? 'unsaved' : outcome });
    },
  });
  return {
    toggle(gameId) {
      const state = store.getState();
      if (!selectIsSignedIn(state)) return false;
      const owner = playerId();
      if (owner === null) return true;
      const like = { gameId, isLiked: !selectIsLiked(state, gameId) };
      dispatch(likePressed(like));
      // Stored before it is sent, so that a killed tab loses nothing.
      keeping = storePendingLike(owner, like, Date.now());
      sync.tapped(gameId);
      return true;
    },
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
