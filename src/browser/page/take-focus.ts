/**
 * Focuses an element when it appears; a `ref`. When the focused element inside a dialog was removed, the
 * dialog takes the focus in the next frame (Base UI, `restoreFocus`), possibly after this call: the element
 * then takes it once more. Focus that moved elsewhere stays there.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (element === null) return;
  element.focus();
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const hasFallenBack = activeElement !== element && activeElement?.contains(element) === true;
    if (element.isConnected && hasFallenBack) element.focus();
  });
}
