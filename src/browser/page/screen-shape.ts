/** Screen orientation and fullscreen. */

const UPRIGHT = '(orientation: portrait)';
/** From here the app has its desktop layout (src/theme/tokens.css). */
const DESKTOP = '(min-width: 1200px)';

const watcherOf = (media: string) => (onChange: () => void) => {
  const query = matchMedia(media);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const isDesktop = (): boolean => matchMedia(DESKTOP).matches;

export const watchDesktop = watcherOf(DESKTOP);

/** From here the lobby has a column for what is the player's: beside the games, or below the banners. */
const WITH_SIDE = `${DESKTOP}, (min-width: 768px) and (min-height: 30.01rem)`;

export const hasSide = (): boolean => matchMedia(WITH_SIDE).matches;

export const watchSide = watcherOf(WITH_SIDE);

/** From here a player's own screens have their list at the side; a phone on its side is too low. */
const WITH_PANE = '(min-width: 800px) and (min-height: 30.01rem)';

export const hasPane = (): boolean => matchMedia(WITH_PANE).matches;

export const watchPane = watcherOf(WITH_PANE);

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
