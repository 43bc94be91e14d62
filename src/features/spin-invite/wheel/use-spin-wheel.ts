import { readSpinRound, spinInviteApi, spinRoundBody } from '#api/spin-invite-api.ts';
import type { ApiError } from '#contract/api-error.ts';
import { SEGMENTS, type SpinDraw } from '#domain/spin-invite.ts';
import { useOccupation } from '#overlays/use-occupation.ts';
import { selectPlayer } from '#session/session-slice.ts';
import { useMoneyAttempt } from '#session/use-money-attempt.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { WheelTurn } from './use-wheel-turn.ts';

/** What a spin gave, and the round that it was of. */
export interface SpinGot {
  readonly roundId: string;
  readonly draw: SpinDraw;
}

export interface SpinWheel {
  readonly phase: 'resting' | 'turning';
  /** What the last spin gave, once the wheel rests on it. */
  readonly got: SpinGot | null;
  /** Why the platform refused the last spin. */
  readonly failure: ApiError | null;
  /** A spin went out and no answer came: it is asked for again, by itself and on a press. */
  readonly isUnsure: boolean;
  /** Spins once however often it is pressed; `at` is the press's moment in ms. */
  spin(roundId: string, at: number): void;
  askAgain(): void;
}

/**
 * Spins the wheel. The spin and its number are kept on the phone before it goes out: a lost answer, or
 * a tab that was killed, gives the same spin when it is asked for again.
 */
export function useSpinWheel(turn: WheelTurn): SpinWheel {
  const playerId = useSelector(selectPlayer)?.user.id ?? null;
  const dispatch = useDispatch();
  const [send] = spinInviteApi.useSpinMutation();
  const [got, setGot] = useState<SpinGot | null>(null);
  const { now, submit, askAgain, startAgain } = useMoneyAttempt<string, SpinDraw>(playerId, {
    kind: 'spin',
    send,
    write: spinRoundBody,
    read: readSpinRound,
  });
  const isUnsure = now.stage === 'unsure';
  const isAsking = now.stage === 'sending' || (isUnsure && now.isAsking);
  const failure = now.stage === 'entering' ? now.failure : null;
  const isTurning = isAsking || now.stage === 'done';
  useOccupation('spin', isTurning || isUnsure);

  // What stands on the screen follows now that the wheel rests.
  const showGot = useEffectEvent((next: SpinGot) => {
    setGot(next);
    startAgain();
    dispatch(spinInviteApi.util.invalidateTags(['spin-invite', 'spin-records']));
  });
  useEffect(() => {
    if (now.stage !== 'done') return;
    const { request: roundId, answer: draw } = now;
    async function land() {
      await turn.land(draw.segment % SEGMENTS);
      showGot({ roundId, draw });
    }
    void land();
  }, [now, turn]);

  const hasNothing = failure !== null || (isUnsure && !isAsking);
  useEffect(() => {
    if (isAsking) turn.start();
    if (hasNothing) turn.giveUp();
  }, [isAsking, hasNothing, turn]);

  // The round is not what the screen took it for.
  useEffect(() => {
    if (failure !== null) dispatch(spinInviteApi.util.invalidateTags(['spin-invite']));
  }, [failure, dispatch]);

  return {
    phase: isTurning ? 'turning' : 'resting',
    got,
    failure,
    isUnsure,
    spin: (roundId, at) => {
      setGot(null);
      void submit(roundId, at);
    },
    askAgain,
  };
}
