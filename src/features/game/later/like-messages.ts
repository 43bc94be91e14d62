import type { GameId } from '#shared/game/game.ts';
import type { LikeOutcome } from './like-sync.ts';

/** `unsaved`: it waits, but only while the page is open. */
type ShownOutcome = LikeOutcome | 'unsaved';

/** The latest announcement about a like. A new object for every tap, so that it is announced again. */
export interface LikeMessage {
  readonly gameId: GameId;
  readonly outcome: ShownOutcome;
}

/** Carries messages past the grid, which must not render again for a like. */
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
