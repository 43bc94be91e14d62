import { segmentOf, type SpinRound, type SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { useEffect, useState } from 'react';
import type { SpinJoin } from '#features/spin-invite/use-spin-join.ts';
import type { WheelTurn } from './use-wheel-turn.ts';

export interface FirstSpin {
  /** The wheel turns for a draw, received or awaited. */
  readonly isTurning: boolean;
  /** The round joined here, once the wheel has stopped on its first draw. */
  readonly joined: SpinRound | null;
}

/**
 * Joining with the wheel: it turns from the press on and stops on the first draw. For a draw that is not on
 * the wheel it only runs out.
 * @param terms of the new round; undefined where the server does not send them
 */
export function useFirstSpin(
  turn: WheelTurn,
  { isBusy, isInDoubt, failure, joined }: SpinJoin,
  terms: SpinTerms | undefined,
): FirstSpin {
  const [shown, setShown] = useState<SpinRound | null>(null);
  const segment = joined === null || terms === undefined ? null : segmentOf(terms, joined.added);
  const isTurning = isBusy || (joined !== null && joined !== shown);
  useBusy('first-spin', isTurning);

  const hasNothing = failure !== null || (isInDoubt && !isBusy);
  useEffect(() => {
    if (isBusy) turn.start();
    if (hasNothing) void turn.giveUp();
  }, [isBusy, hasNothing, turn]);

  useEffect(() => {
    if (joined === null) return;
    const rest = segment === null ? turn.giveUp() : turn.land(segment);
    void rest.then(() => setShown(joined));
  }, [joined, segment, turn]);

  return { isTurning, joined: joined === shown ? joined : null };
}
