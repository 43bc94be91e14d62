import { readSpinRound, spinInviteApi, type SpinRoundBody } from '#api/spin-invite.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { SEGMENTS, type SpinDraw } from '#shared/spin-invite/spin-invite.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { getMoneyView } from '#state/money-call/money-call.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { WheelTurn } from './use-wheel-turn.ts';

/** A spin's result, with its round. */
export interface SpinGot {
  readonly roundId: string;
  readonly draw: SpinDraw;
}

export interface SpinWheel {
  readonly phase: 'resting' | 'turning';
  /** Result of the last spin, once the wheel has stopped on it. */
  readonly got: SpinGot | null;
  /** Why the server refused the last spin. */
  readonly failure: ApiError | null;
  /** A spin was sent and no answer arrived: it is retried automatically and on a press. */
  readonly isInDoubt: boolean;
  /** Spins once however often it is pressed. @param at time of the press, in ms */
  spin(roundId: string, at: number): void;
  askAgain(): void;
}

/**
 * Spins the wheel. The spin and its request number are stored on the device before it is sent: after a lost
 * answer, or a killed tab, the retry returns the same spin.
 */
export function useWheel(turn: WheelTurn): SpinWheel {
  const dispatch = useDispatch();
  const [got, setGot] = useState<SpinGot | null>(null);
  const call = useIdempotentMutation<SpinRoundBody, SpinDraw>(spinInviteApi.endpoints.spin, {
    kind: 'spin',
    read: readSpinRound,
  });
  const now = getMoneyView(call);
  const isInDoubt = now.stage === 'unknown';
  const isAsking = now.stage === 'sending' || (isInDoubt && now.isRetrying);
  const failure = now.stage === 'editing' ? now.failure : null;
  const isTurning = isAsking || now.stage === 'done';
  useBusy('spin', isTurning || isInDoubt);

  // The screen updates only now that the wheel has stopped.
  const showGot = useEffectEvent((next: SpinGot) => {
    setGot(next);
    call.reset();
    dispatch(spinInviteApi.util.invalidateTags(['spin-invite', 'spin-records']));
  });
  useEffect(() => {
    if (now.stage !== 'done') return;
    const { body, answer: draw } = now;
    async function land() {
      await turn.land(draw.segment % SEGMENTS);
      showGot({ roundId: body.tid, draw });
    }
    void land();
  }, [now, turn]);

  const hasNothing = failure !== null || (isInDoubt && !isAsking);
  useEffect(() => {
    if (isAsking) turn.start();
    if (hasNothing) void turn.giveUp();
  }, [isAsking, hasNothing, turn]);

  // The round is not in the state that the screen assumed.
  useEffect(() => {
    if (failure !== null) dispatch(spinInviteApi.util.invalidateTags(['spin-invite']));
  }, [failure, dispatch]);

  return {
    phase: isTurning ? 'turning' : 'resting',
    got,
    failure,
    isInDoubt,
    spin: (roundId, at) => {
      if (isTurning) return;
      setGot(null);
      void call.submit({ tid: roundId }, at);
    },
    askAgain: call.retry,
  };
}
