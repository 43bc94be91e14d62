/**
 * Back leaves a frame's screen, whatever the frame did (docs/decisions/0007). A frame that navigates adds
 * entries to the history which Back would go through: each gets an entry of the page above it.
 */
import { backStack } from './open-layer.ts';

/** How often the history is checked for entries that no event reports, such as those of `#hash`, in ms. */
const CHECK_EVERY_MS = 300;

/**
 * Watches a frame until the returned function is called.
 * @param onBack Back was pressed; returns false when the player stays with the frame
 */
export function watchFrameEntries(frame: HTMLIFrameElement, onBack: () => boolean): () => void {
  const stack = backStack();
  let ends: readonly (() => void)[] = [];
  let hasLoaded = false;

  function removeAll(): void {
    for (const end of ends) end();
    ends = [];
  }

  function add(): void {
    const end = stack.open({
      isDismissable: () => true,
      close() {
        if (!ends.includes(end)) return;
        const isLeft = onBack();
        removeAll();
        if (!isLeft) add();
      },
    });
    ends = [...ends, end];
  }

  function check(): void {
    if (stack.hasFrameMoved()) add();
  }

  function onLoad(): void {
    // A navigation that took the place of forward entries leaves their number as it was.
    if (hasLoaded && (ends.length === 0 || stack.hasFrameMoved())) add();
    hasLoaded = true;
  }

  if (stack.isAfterStep()) add();
  frame.addEventListener('load', onLoad);
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => {
    clearInterval(timer);
    frame.removeEventListener('load', onLoad);
    removeAll();
  };
}
