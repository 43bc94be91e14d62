/** How many messages of a frame are accepted: one that runs wild must not slow the app down. */
import type { EpochMs } from '#domain/duration.ts';

export interface MessageBudget {
  readonly since: EpochMs;
  readonly heard: number;
}

/** Far more than a game says; a second's worth. */
export const MOST_MESSAGES = 60;
const WINDOW_MS = 1_000;

/** The budget after one more message; `isOver` when that one is not accepted. */
export function spend(
  budget: MessageBudget | null,
  now: EpochMs,
): { readonly budget: MessageBudget; readonly isOver: boolean } {
  const isNew = budget === null || now - budget.since >= WINDOW_MS || now < budget.since;
  const next = isNew ? { since: now, heard: 1 } : { ...budget, heard: budget.heard + 1 };
  return { budget: next, isOver: next.heard > MOST_MESSAGES };
}
