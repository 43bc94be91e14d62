/** How the screen is held, and whether the page fills it. */

const UPRIGHT = '(orientation: portrait)';

/** Whether the page is higher than wide. */
export const isUpright = (): boolean => matchMedia(UPRIGHT).matches;

/** Whether this is something that a hand can turn. */
export const isTurnable = (): boolean => matchMedia('(pointer: coarse)').matches;

export function watchUpright(onChange: () => void): () => void {
  const query = matchMedia(UPRIGHT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const canFillScreen = (): boolean => document.fullscreenEnabled;

export const isScreenFilled = (): boolean => document.fullscreenElement !== null;

export function watchScreenFilled(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Fills the screen with the page, or ends that. Never rejects: a browser may say no. */
export async function toggleScreenFilled(): Promise<void> {
  try {
    if (isScreenFilled()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // Nothing was promised.
  }
}
