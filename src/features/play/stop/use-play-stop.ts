import { serverNow } from '#api/core/server-clock.ts';
import { gameOf, type PlayState } from '#shared/play/play-state.ts';
import { stopOf } from '#shared/play/play-stop.ts';
import type { Protection } from '#shared/protection/protection.ts';
import { overlayDismissed } from '#state/overlays/overlay-slice.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { GameRun } from '#features/play/game-run.ts';

/**
 * Ends a game when the player may no longer play, whoever stopped them and on whichever device: at once, or
 * with the running round.
 * @returns whether the last round is running
 */
export function usePlayStop(
  run: GameRun,
  state: PlayState,
  protection: Protection | null,
  { isDemo, onEnd }: { readonly isDemo: boolean; readonly onEnd: () => void },
): boolean {
  const dispatch = useDispatch();
  const stop = protection === null ? null : stopOf(protection, isDemo, serverNow());
  const isStopped = stop !== null && gameOf(state) !== null;
  const isLastRound = isStopped && state.isRoundOpen;
  const end = useEffectEvent(() => {
    if (stop === null) return;
    run.stop(stop);
    dispatch(overlayDismissed('game-deposit'));
    onEnd();
  });
  useEffect(() => {
    if (isStopped && !isLastRound) end();
  }, [isStopped, isLastRound]);
  return isLastRound;
}
