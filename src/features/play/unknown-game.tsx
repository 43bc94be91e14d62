import { serverNow } from '#api/core/server-clock.ts';
import { epochMs } from '#shared/time/duration.ts';
import { secondsUntil } from '#shared/mobile/verification-code.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { StartProblem } from './start-problem.tsx';
import { useGameExit } from './use-game-exit.ts';

const BACK_AFTER_MS = 8_000;

/** Reports that the address names no existing game, and goes back after a while by itself. */
export function UnknownGame({ onBack }: { readonly onBack: () => void }) {
  const [until] = useState(() => epochMs(serverNow() + BACK_AFTER_MS));
  const seconds = secondsUntil(until, useServerNow());
  const takeWay = useGameExit();
  const goBack = useEffectEvent(() => takeWay(onBack));
  useEffect(() => {
    const timer = setTimeout(() => goBack(), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <StartProblem
      failure={{ name: 'unknown-game' }}
      backIn={seconds}
      onStep={() => takeWay(onBack)}
    />
  );
}
