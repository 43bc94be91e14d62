/** True when the player prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const TURBO = 0.4;
let pace = 1;

/** Shortens what is shown of a round; its outcome is known before. */
export function setTurbo(isOn: boolean): void {
  pace = isOn ? TURBO : 1;
}

/** Waits for an animation; not at all with reduced motion. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, prefersReducedMotion() ? 0 : ms * pace));

/**
 * Animates an element, but not with reduced motion. A game never waits for it: a browser stops the animations
 * of a page that is not seen, so rounds are paced by `pause`.
 */
export function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions & { readonly duration: number },
): Animation | undefined {
  if (prefersReducedMotion()) return undefined;
  return element.animate(frames, { ...options, duration: options.duration * pace });
}
