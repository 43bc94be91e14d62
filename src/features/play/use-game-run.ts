import type { PlayState } from '#shared/play/play-state.ts';
import { watchBlockedFrames, watchRestored } from '#browser/page/game-place.ts';
import { watchLeaving } from '#browser/page/page-events.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { createGameRun, type GameRun } from './game-run.ts';
import { runPortsOf, type PlayRequest, type SessionRoot } from './run-ports.ts';

/** Opens a game while the screen is mounted. One game per mount: give the screen a key. */
export function useGameRun(request: Omit<PlayRequest, 'lang'>): {
  readonly run: GameRun;
  readonly state: PlayState;
} {
  const store = useStore<SessionRoot>();
  const { i18n } = useTranslation();
  const [run] = useState(() =>
    createGameRun(runPortsOf(store, { ...request, lang: i18n.language })),
  );
  const state = useSyncExternalStore(run.subscribe, run.getState);

  useEffect(() => {
    run.enter();
    const stops = [
      watchLeaving(run.pageLeft),
      // Its session was left with the page, so another one is opened.
      watchRestored(run.restored),
      watchBlockedFrames(() => run.send({ type: 'frame-blocked' })),
    ];
    return () => {
      for (const stop of stops) stop();
      run.exit();
    };
  }, [run]);

  return { run, state };
}
