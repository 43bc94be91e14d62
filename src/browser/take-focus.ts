/**
 * Takes the focus when an element appears; a `ref`. Where the focus was inside a dialog on something
 * that is gone, the dialog takes it to itself in the next frame (Base UI, `restoreFocus`), which may come
 * after this: the element then takes it once more. Focus that went elsewhere stays there.
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
