/** Id of the element in index.html, beside the app's root. */
const ID = 'messages';

/**
 * The page's one live region, beside the app's root and above everything: an open sheet hides all else of the
 * page from screen readers, but no live region that was there before.
 */
export function liveRegion(): HTMLElement {
  const found = document.getElementById(ID);
  if (found !== null) return found;
  const made = document.createElement('div');
  made.id = ID;
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
}

/** True for an event inside the live region: pressing a message is no press outside of an overlay. */
export const isInLiveRegion = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Node && document.getElementById(ID)?.contains(target) === true;
