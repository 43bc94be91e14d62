import type { GameId } from '#domain/game.ts';
import type { LikeOutcome } from './like-sync.ts';

/** `unkept`: it waits, but only as long as the page is open. */
type ShownOutcome = LikeOutcome | 'unsaved';

/** The last thing to say about a heart. A new object for every tap, so that it is said again. */
export interface LikeMessage {
  readonly gameId: GameId;
  readonly outcome: ShownOutcome;
}

/** Carries messages past the grid, which must not render again for a heart. */
export interface LikeMessages {
  current(): LikeMessage | null;
  subscribe(onChange: () => void): () => void;
  say(message: LikeMessage | null): void;
}

export function createLikeMessages(): LikeMessages {
  const listeners = new Set<() => void>();
  let last: LikeMessage | null = null;
  return {
    current: () => last,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    say(message) {
      last = message;
      for (const listener of listeners) listener();
    },
  };
}
