/** Accepts a game frame's messages, and nothing else (docs/decisions/0021). */
import { readFromGame, type FromGame } from '#shared/play/frame-contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { spend, type MessageBudget } from '#shared/play/message-budget.ts';

export interface FrameBridge {
  /** Handles a message of the frame's own window, with its origin. */
  hear(data: unknown, origin: string): void;
  /** Number of rejected messages: another origin, unknown, or over the rate limit. */
  readonly dropped: () => number;
}

/** @param sender the origin that messages must have */
export function createFrameBridge(
  sender: string,
  now: () => EpochMs,
  onMessage: (message: FromGame) => void,
): FrameBridge {
  let budget: MessageBudget | null = null;
  let dropped = 0;
  return {
    hear(data, origin) {
      const spent = spend(budget, now());
      budget = spent.budget;
      const isHeard = origin === sender && !spent.isOver;
      const message = isHeard ? readFromGame(data) : null;
      if (message === null) dropped += 1;
      else onMessage(message);
    },
    dropped: () => dropped,
  };
}
