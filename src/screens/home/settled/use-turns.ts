import { firstFrame } from '#browser/page/paint.ts';
import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from 0 to `last`, one for each frame that was painted with the turn before: what is added in turns
 * costs each frame only its own part.
 */
export function useTurns(last: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn >= last) return undefined;
    let isGone = false;
    void firstFrame().then(() => {
      if (!isGone) startTransition(() => setTurn(turn + 1));
    });
    return () => {
      isGone = true;
    };
  }, [turn, last]);
  return turn;
}
