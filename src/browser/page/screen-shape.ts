/** Which of its layouts the app has. */

/** From here the app has its desktop layout (src/theme/tokens.css). */
const DESKTOP = '(min-width: 1200px)';

/** Subscribes to a media query. */
export const watcherOf = (media: string) => (onChange: () => void) => {
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

/** From here a player's own screens have their list at the side. */
const WITH_PANE = '(min-width: 800px) and (min-height: 30.01rem)';

export const hasPane = (): boolean => matchMedia(WITH_PANE).matches;

export const watchPane = watcherOf(WITH_PANE);

/** A phone on its side: screens that have no second pane of their own have the list there. */
const SIDEWAYS = '(min-width: 768px) and (max-height: 30rem)';

export const isSideways = (): boolean => matchMedia(SIDEWAYS).matches;

export const watchSideways = watcherOf(SIDEWAYS);
