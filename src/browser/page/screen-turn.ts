/** Screen orientation and fullscreen. */
import { watcherOf } from './screen-shape.ts';

const UPRIGHT = '(orientation: portrait)';

export const isUpright = (): boolean => matchMedia(UPRIGHT).matches;

/** A device that can be turned by hand. */
export const isTurnable = (): boolean => matchMedia('(pointer: coarse)').matches;

export const watchUpright = watcherOf(UPRIGHT);

export const canFillScreen = (): boolean => document.fullscreenEnabled;

export const isScreenFilled = (): boolean => document.fullscreenElement !== null;

export function watchScreenFilled(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Toggles fullscreen. Never rejects: a browser may refuse. */
export async function toggleScreenFilled(): Promise<void> {
  try {
    if (isScreenFilled()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // Fullscreen is optional.
  }
}
