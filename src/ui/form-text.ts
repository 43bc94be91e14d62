/** Reads forms whose fields keep their own text, so that password managers can fill them. */

/** The text of a form's field; '' when there is none of this name. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Brings the player to the first of these fields; nothing happens when none is given. */
export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
