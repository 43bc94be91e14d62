import { useRef } from 'react';

/** A press is repeated no sooner than this, in ms: a step back takes effect later. */
const AGAIN_AFTER_MS = 1_500;

/**
 * Lets a game that sends `exit` ten times, or a second press while the first is in progress, go back only once.
 * A press that did not leave is not the last one that is heard.
 */
export function useGameExit(): (leave: () => void) => void {
  const leftAt = useRef(-Infinity);
  return (leave) => {
    const now = performance.now();
    if (now - leftAt.current < AGAIN_AFTER_MS) return;
    leftAt.current = now;
    leave();
  };
}
