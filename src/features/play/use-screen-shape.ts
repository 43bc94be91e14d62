import type { OpenedGame } from '#shared/play/play-state.ts';
import {
  canFillScreen,
  isScreenFilled,
  isTurnable,
  isUpright,
  watchScreenFilled,
  watchUpright,
} from '#browser/page/screen-turn.ts';
import { useSyncExternalStore } from 'react';

/** Whether the page is in full screen; `none` where it cannot be. */
export function useFilling(): 'none' | 'off' | 'on' {
  const isFilled = useSyncExternalStore(watchScreenFilled, isScreenFilled);
  if (!canFillScreen()) return 'none';
  return isFilled ? 'on' : 'off';
}

/** The orientation to turn the device to; null when it is right, or cannot be turned. */
export function useWantedTurn(game: OpenedGame | null): 'portrait' | 'landscape' | null {
  const isHigh = useSyncExternalStore(watchUpright, isUpright);
  const wanted = game?.orientation ?? 'any';
  if (wanted === 'any' || !isTurnable()) return null;
  return (wanted === 'portrait') === isHigh ? null : wanted;
}
