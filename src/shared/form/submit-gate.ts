/** Lets one press through at a time (spec §5: 300 ms debounce, and a lock while a call is under way). */
import type { Milliseconds } from '#shared/time/duration.ts';

export interface SubmitGate {
  /** Returns true when this press may send; `at` is its time in ms, from any fixed start. */
  enter(at: number): boolean;
  /** The call of a press has ended. */
  leave(): void;
}

/** A gate of one form; presses closer together than `debounce` count as one. */
export function createSubmitGate(debounce: Milliseconds): SubmitGate {
  let isLocked = false;
  let enteredAt = Number.NEGATIVE_INFINITY;
  return {
    enter(at) {
      if (isLocked || at - enteredAt < debounce) return false;
      isLocked = true;
      enteredAt = at;
      return true;
    },
    leave() {
      isLocked = false;
    },
  };
}
