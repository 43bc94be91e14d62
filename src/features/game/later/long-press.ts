/** Detects the secondary action on a card: a long press, a right click, the menu key. */

/** Duration after which a press is a long press, in ms. */
const LONG_PRESS_MS = 500;
/** How far the finger may move meanwhile, in CSS pixels. */
const WANDER = 10;

/**
 * Reports the element that was long-pressed, right-clicked, or focused when the menu key or Shift+F10 was
 * pressed. Listens on the list alone: a card costs nothing.
 * @param onPress returns true when it showed something: then the press is not a tap as well
 * @returns the function that stops it
 */
export function watchLongPress(
  list: HTMLElement,
  onPress: (target: Element) => boolean,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let wasLong = false;

  const cancel = () => clearTimeout(timer);
  const press = (target: EventTarget | null) => target instanceof Element && onPress(target);

  list.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY, button }) => {
      cancel();
      wasLong = false;
      if (button !== 0) return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        wasLong = press(target);
      }, LONG_PRESS_MS);
    },
    { signal },
  );
  list.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > WANDER) cancel();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'pointerleave', 'dragstart'] as const) {
    list.addEventListener(end, cancel, { signal });
  }
  document.addEventListener('scroll', cancel, { signal, passive: true, capture: true });
  list.addEventListener(
    'contextmenu',
    (event) => {
      cancel();
      if (wasLong || press(event.target)) event.preventDefault();
    },
    { signal },
  );
  list.addEventListener(
    'keydown',
    (event) => {
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (isMenuKey && press(event.target)) event.preventDefault();
    },
    { signal },
  );
  // Releasing a long press also fires a click, which is not a tap.
  list.addEventListener(
    'click',
    (event) => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    cancel();
    ending.abort();
  };
}
