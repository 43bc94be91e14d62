/** Limits the accepted messages of a frame, so that a broken game cannot slow the app down. */
import type { EpochMs } from '#shared/time/duration.ts';

export interface MessageBudget {
  readonly since: EpochMs;
  readonly heard: number;
}

/** Per second; far more than a game sends. */
export const MOST_MESSAGES = 60;
const WINDOW_MS = 1_000;

/** The budget after one more message; `isOver` when that one is rejected. */
export function spend(
  budget: MessageBudget | null,
  now: EpochMs,
): { readonly budget: MessageBudget; readonly isOver: boolean } {
  const isNew = budget === null || now - budget.since >= WINDOW_MS || now < budget.since;
  const next = isNew ? { since: now, heard: 1 } : { ...budget, heard: budget.heard + 1 };
  return { budget: next, isOver: next.heard > MOST_MESSAGES };
}
