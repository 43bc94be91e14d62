/** What the app's moves between screens need of the View Transitions API. */

/** Whether the browser has transitions whose kind the style sheet can tell apart. */
export const hasTransitionTypes = (): boolean =>
  'startViewTransition' in document && CSS.supports('selector(:active-view-transition-type(a))');

/**
 * Gives the first element in view its name in the coming transition: the one on the next screen with the same
 * name continues from there.
 * @param selector of the elements that may be meant
 * @param name a name that nothing else on the screen has
 */
export function nameInTransition(selector: string, name: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) continue;
    element.style.viewTransitionName = name;
    return;
  }
}
