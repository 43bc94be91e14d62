/** Copies a text to the clipboard; false when the browser prevents it. Call it in the press handler. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or no clipboard API on a page without HTTPS: the old way needs neither.
    return copyBySelection(text);
  }
}

/** Copies from a temporary, selected text field; focus then returns to where it was. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Beside the focused element: a dialog takes focus back from anything outside it.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
