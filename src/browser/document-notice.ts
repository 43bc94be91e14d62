/**
 * Tells the style sheets whether a notice stands at the foot of the page: `data-has-notice` on the root.
 * A `:has()` there would be looked at again for every element that comes or goes.
 */
export function markNotice(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-has-notice', isShown);
}
