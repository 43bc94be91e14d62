import { useAnswerRealityMutation } from '#api/protection.ts';
import { serverNow } from '#api/core/server-clock.ts';
import { epochMs, milliseconds, type EpochMs } from '#shared/time/duration.ts';
import { formatElapsed } from '#shared/play/elapsed-time.ts';
import type { Protection } from '#shared/protection/protection.ts';
import { isRealityDue } from '#shared/protection/reality-minutes.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { RealityDialog } from './reality-dialog.tsx';
import type { PlaySessionView } from '#features/play/use-play-session.ts';

export interface RealityCheckProps {
  readonly protection: Protection;
  readonly playSession: PlaySessionView;
  readonly sessionId: string;
  /** No round is running that it would interrupt. */
  readonly isIdle: boolean;
  /** Shown until it is answered. */
  readonly isOpen: boolean;
  readonly onDue: () => void;
  readonly onGoOn: () => void;
  readonly onStop: () => void;
  /** Opens the rounds; the check is due again with the next game. */
  readonly onRounds: () => void;
}

/** Watches the time and opens the check when it is due (contract, player protection part). */
export function RealityCheck(props: RealityCheckProps) {
  const { protection, playSession, sessionId, isIdle, isOpen, onDue } = props;
  const now = useServerNow(!isOpen);
  const [answeredAt, setAnsweredAt] = useState<EpochMs | null>(null);
  const [answer, { isLoading, isError, originalArgs }] = useAnswerRealityMutation();
  const isDue = isRealityDue(
    {
      playSessionStartedAt: protection.playSessionStartedAt,
      // The server's record of an answer arrives a little after the answer.
      answeredAt: latest(protection.realityAnsweredAt, answeredAt),
      minutes: protection.realityMinutes,
    },
    isIdle,
    now,
  );
  const ask = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) ask();
  }, [isDue]);

  async function goOn() {
    const { error } = await answer({ sessionId, choice: 1 });
    if (error !== undefined) return;
    setAnsweredAt(serverNow());
    props.onGoOn();
  }

  /** Leaves the game in any case: stopping needs no network. */
  async function stop() {
    await answer({ sessionId, choice: 2 });
    props.onStop();
  }

  return (
    <RealityDialog
      isOpen={isOpen}
      time={formatElapsed(milliseconds(now - (playSession.since ?? now)))}
      sum={playSession.sum}
      answering={isLoading ? (originalArgs?.choice === 2 ? 'stop' : 'go-on') : null}
      hasFailed={isError}
      onStop={() => void stop()}
      onRounds={props.onRounds}
      onGoOn={() => void goOn()}
    />
  );
}

function latest(reported: EpochMs | null, own: EpochMs | null): EpochMs | null {
  return reported === null || own === null ? (reported ?? own) : epochMs(Math.max(reported, own));
}
