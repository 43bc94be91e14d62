/** Sends waiting hearts to the platform, one call at a time, in the order in which they were wished. */
import type { GameId } from '#domain/game.ts';
import type { LikeWish } from '#domain/like-wish.ts';

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
  /** That player's waiting wishes, the oldest first. */
  wishes(): readonly LikeWish[];
  send(wish: LikeWish): Promise<LikeAnswer>;
  /** Takes an answered wish from those that wait; one that was not saved is taken back. */
  settle(playerId: number, wish: LikeWish, isSaved: boolean): void;
  tell(gameId: GameId, outcome: LikeOutcome): void;
}

export interface LikeSync {
  /** A heart was tapped, and its wish waits now. */
  tapped(gameId: GameId): void;
  /** Sends what waits. */
  run(): void;
}

/**
 * A wish that changes while its call runs is sent after it, so an answer that comes late never
 * overrules a later tap. Sending the same wish twice does no harm: the platform answers 1004.
 */
export function createLikeSync(ports: LikePorts): LikeSync {
  /** Tapped and not told of yet: a wish that waited since an earlier visit is not in here. */
  const fresh = new Set<GameId>();
  let isRunning = false;

  /** Sends until nothing is left, or nothing can be sent. One such loop runs at a time. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const passed = new Set<LikeWish>();
    let lastOfOld: GameId | null = null;
    try {
      for (;;) {
        const wish = ports.wishes().find((waiting) => !passed.has(waiting));
        const playerId = ports.playerId();
        if (wish === undefined || playerId === null) break;
        const answer = await ports.send(wish);
        if (answer === 'dropped') {
          fresh.clear();
          break;
        }
        if (answer === 'unanswered') {
          for (const gameId of fresh) tellOnce(gameId, 'waiting');
          break;
        }
        // Somebody else is signed in by now: their own wishes are next.
        if (ports.playerId() !== playerId) continue;
        if (answer === 'broken' && !fresh.has(wish.gameId)) passed.add(wish);
        else if (settle(playerId, wish, answer === 'saved') === 'old') lastOfOld = wish.gameId;
      }
    } finally {
      // In the step in which the loop ends, so that a tap right after it starts a new one.
      isRunning = false;
    }
    if (lastOfOld !== null) ports.tell(lastOfOld, 'sent');
  }

  /** Settles an answered wish, and tells of it. `old`: it waited since earlier, and is saved now. */
  function settle(playerId: number, wish: LikeWish, isSaved: boolean): 'old' | 'told' | 'changed' {
    const { gameId, isLiked } = wish;
    ports.settle(playerId, wish, isSaved);
    if (ports.wishes().some((later) => later.gameId === gameId)) return 'changed';
    if (isSaved && !fresh.has(gameId)) return 'old';
    const saved = isLiked ? 'liked' : 'unliked';
    tellOnce(gameId, isSaved ? saved : 'failed');
    return 'told';
  }

  function tellOnce(gameId: GameId, outcome: LikeOutcome): void {
    fresh.delete(gameId);
    ports.tell(gameId, outcome);
  }

  return {
    tapped(gameId) {
      fresh.add(gameId);
      void run();
    },
    run: () => void run(),
  };
}
