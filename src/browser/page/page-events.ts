/** Events of the page that only code loaded after the first paint listens to. */
import { watchVisibility } from './page.ts';

/** Calls back when the player returns to the page: shown again, or restored from the history. */
export function watchReturn(onReturn: () => void): () => void {
  const unwatch = watchVisibility((isShown) => {
    if (isShown) onReturn();
  });
  window.addEventListener('pageshow', onReturn);
  return () => {
    unwatch();
    window.removeEventListener('pageshow', onReturn);
  };
}

/** Calls back when the page may be closing: send anything pending now. */
export function watchLeaving(onLeave: () => void): () => void {
  window.addEventListener('pagehide', onLeave);
  return () => window.removeEventListener('pagehide', onLeave);
}

/** Events of player input; scrolling by script fires none of them. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls back whenever the player presses, types or scrolls; returns the unsubscribe function. */
export function watchInput(onInput: () => void): () => void {
  const options = { capture: true, passive: true } as const;
  for (const name of INPUT) window.addEventListener(name, onInput, options);
  return () => {
    for (const name of INPUT) window.removeEventListener(name, onInput, options);
  };
}
