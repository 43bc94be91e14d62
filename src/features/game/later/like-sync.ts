/** Sends waiting likes to the server, one call at a time, in the order of the taps. */
import type { GameId } from '#shared/game/game.ts';
import type { PendingLike } from '#shared/game/likes.ts';

/**
 * `saved`: also when it was already so (1004); `refused` by the server; `unanswered`: it may not have been
 * received; `broken`: answered, but unreadably; `dropped`: the session ended.
 */
export type LikeAnswer = 'saved' | 'refused' | 'unanswered' | 'broken' | 'dropped';

/** Outcomes reported to the player. `sent`: likes that had waited are saved now. */
export type LikeOutcome = 'liked' | 'unliked' | 'failed' | 'waiting' | 'sent';

export interface LikePorts {
  /** The signed-in player; null when there is none. */
  playerId(): number | null;
  /** That player's pending likes, oldest first. */
  pending(): readonly PendingLike[];
  /** `isOld`: it has waited, so the worker or another tab may have sent it meanwhile. */
  send(like: PendingLike, isOld: boolean): Promise<LikeAnswer>;
  /** Removes an answered like from the pending ones; one that was not saved is reverted. */
  settle(playerId: number, like: PendingLike, isSaved: boolean): void;
  report(gameId: GameId, outcome: LikeOutcome): void;
}

export interface LikeSync {
  /** A like was tapped and is pending now. */
  tapped(gameId: GameId): void;
  /** Sends the pending likes. */
  run(): void;
}

/**
 * A like that changes while its call runs is sent after it, so that a late answer never overrules a later
 * tap. Sending the same like twice is harmless: the server answers 1004.
 */
export function createLikeSync(ports: LikePorts): LikeSync {
  /** Tapped and not reported yet; a like that waited since an earlier visit is not in here. */
  const fresh = new Set<GameId>();
  let isRunning = false;

  /** Sends until nothing is left, or nothing can be sent. Only one such loop runs at a time. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const passed = new Set<PendingLike>();
    let lastOfOld: GameId | null = null;
    try {
      for (;;) {
        const like = ports.pending().find((waiting) => !passed.has(waiting));
        const playerId = ports.playerId();
        if (like === undefined || playerId === null) break;
        const answer = await ports.send(like, !fresh.has(like.gameId));
        if (answer === 'dropped') {
          fresh.clear();
          break;
        }
        if (answer === 'unanswered') {
          for (const gameId of fresh) reportOnce(gameId, 'waiting');
          break;
        }
        // Another player is signed in by now: their own pending likes are next.
        if (ports.playerId() !== playerId) continue;
        if (answer === 'broken' && !fresh.has(like.gameId)) passed.add(like);
        else if (settle(playerId, like, answer === 'saved') === 'old') lastOfOld = like.gameId;
      }
    } finally {
      // In the same step that ends the loop, so that a tap right after it starts a new one.
      isRunning = false;
    }
    if (lastOfOld !== null) ports.report(lastOfOld, 'sent');
  }

  /** Settles an answered like and reports it. `old`: it waited since an earlier visit and is saved now. */
  function settle(
    playerId: number,
    like: PendingLike,
    isSaved: boolean,
  ): 'old' | 'reported' | 'changed' {
    const { gameId, isLiked } = like;
    ports.settle(playerId, like, isSaved);
    if (ports.pending().some((later) => later.gameId === gameId)) return 'changed';
    if (isSaved && !fresh.has(gameId)) return 'old';
    const saved = isLiked ? 'liked' : 'unliked';
    reportOnce(gameId, isSaved ? saved : 'failed');
    return 'reported';
  }

  function reportOnce(gameId: GameId, outcome: LikeOutcome): void {
    fresh.delete(gameId);
    ports.report(gameId, outcome);
  }

  return {
    tapped(gameId) {
      fresh.add(gameId);
      void run();
    },
    run: () => void run(),
  };
}
