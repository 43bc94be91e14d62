/** True when the player prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Waits for an animation; not at all with reduced motion. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, prefersReducedMotion() ? 0 : ms));

/**
 * Animates an element, but not with reduced motion. A game never waits for it: a browser stops the animations
 * of a page that is not seen, so rounds are paced by `pause`.
 */
export function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | undefined {
  return prefersReducedMotion() ? undefined : element.animate(frames, options);
}
