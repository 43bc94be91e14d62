import type { OpenedGame } from '#domain/play/play-state.ts';
import {
  canFillScreen,
  isScreenFilled,
  isTurnable,
  isUpright,
  watchScreenFilled,
  watchUpright,
} from '#browser/screen-shape.ts';
import { useSyncExternalStore } from 'react';

/** Whether the page fills the screen; `none` where it cannot. */
export function useFilling(): 'none' | 'off' | 'on' {
  const isFilled = useSyncExternalStore(watchScreenFilled, isScreenFilled);
  if (!canFillScreen()) return 'none';
  return isFilled ? 'on' : 'off';
}

/** How a phone should be turned for a game; null when it is held right, or cannot be turned. */
export function useWantedTurn(game: OpenedGame | null): 'portrait' | 'landscape' | null {
  const isHigh = useSyncExternalStore(watchUpright, isUpright);
  const wanted = game?.orientation ?? 'any';
  if (wanted === 'any' || !isTurnable()) return null;
  return (wanted === 'portrait') === isHigh ? null : wanted;
}
