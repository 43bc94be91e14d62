import { firstFrame } from '#browser/page/paint.ts';
import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';

/** Apps that have had every turn once. */
const hadAll = new WeakSet<object>();

/**
 * Counts from 0 to `last`, one for each frame that was painted with the turn before: what is added in turns
 * costs each frame only its own part. A screen that is opened again begins with the last turn, because its
 * scroll position can be restored only where the page has its height.
 */
export function useTurns(last: number): number {
  const app = useStore();
  const [turn, setTurn] = useState(() => (hadAll.has(app) ? last : 0));
  useEffect(() => {
    if (turn >= last) {
      hadAll.add(app);
      return undefined;
    }
    let isGone = false;
    void firstFrame().then(() => (isGone ? undefined : startTransition(() => setTurn(turn + 1))));
    return () => {
      isGone = true;
    };
  }, [app, turn, last]);
  return turn;
}
