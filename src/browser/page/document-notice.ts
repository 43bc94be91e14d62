/**
 * Sets `data-has-notice` on the root for the style sheets while a notice is at the foot of the page. A
 * `:has()` there would be re-evaluated for every element added or removed.
 */
export function markNotice(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-has-notice', isShown);
}
