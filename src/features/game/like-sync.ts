/** Sends waiting hearts to the platform, one call at a time, in the order in which they were pressed. */
import type { GameId } from '#domain/game.ts';
import type { PendingLike } from '#domain/pending-like.ts';

/**
 * `saved` also when it was so already (1004); `refused` by the platform; `unanswered`: it may not
 * even have heard of it; `broken`: it answered, but nothing that tells; `dropped`: the session ended.
 */
export type LikeAnswer = 'saved' | 'refused' | 'unanswered' | 'broken' | 'dropped';

/** What the player hears of hearts. `sent`: those that had waited are saved now. */
export type LikeOutcome = 'liked' | 'unliked' | 'failed' | 'waiting' | 'sent';

export interface LikePorts {
  /** The signed-in player; null when there is none. */
  playerId(): number | null;
  /** That player's pending likes, the oldest first. */
  pending(): readonly PendingLike[];
  send(like: PendingLike): Promise<LikeAnswer>;
  /** Takes an answered like from those that wait; one that was not saved is taken back. */
  settle(playerId: number, like: PendingLike, isSaved: boolean): void;
  report(gameId: GameId, outcome: LikeOutcome): void;
}

export interface LikeSync {
  /** A heart was tapped, and its like is pending now. */
  tapped(gameId: GameId): void;
  /** Sends what waits. */
  run(): void;
}

/**
 * A like that changes while its call runs is sent after it, so an answer that comes late never
 * overrules a later tap. Sending the same like twice does no harm: the platform answers 1004.
 */
export function createLikeSync(ports: LikePorts): LikeSync {
  /** Tapped and not told of yet: a like that waited since an earlier visit is not in here. */
  const fresh = new Set<GameId>();
  let isRunning = false;

  /** Sends until nothing is left, or nothing can be sent. One such loop runs at a time. */
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
        const answer = await ports.send(like);
        if (answer === 'dropped') {
          fresh.clear();
          break;
        }
        if (answer === 'unanswered') {
          for (const gameId of fresh) reportOnce(gameId, 'waiting');
          break;
        }
        // Somebody else is signed in by now: their own pending likes are next.
        if (ports.playerId() !== playerId) continue;
        if (answer === 'broken' && !fresh.has(like.gameId)) passed.add(like);
        else if (settle(playerId, like, answer === 'saved') === 'old') lastOfOld = like.gameId;
      }
    } finally {
      // In the step in which the loop ends, so that a tap right after it starts a new one.
      isRunning = false;
    }
    if (lastOfOld !== null) ports.report(lastOfOld, 'sent');
  }

  /** Settles an answered like, and tells of it. `old`: it waited since earlier, and is saved now. */
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
