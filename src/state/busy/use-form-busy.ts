import { useState, type SyntheticEvent } from 'react';
import { useBusy } from './use-busy.ts';

const NOT_TYPED = new Set(['checkbox', 'radio', 'hidden', 'submit', 'button']);

const hasText = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      !field.readOnly &&
      !NOT_TYPED.has(field.type) &&
      field.value.trim() !== '',
  );

/**
 * Returns the form's `onInput` handler, which marks the player as busy while a field has text.
 * @param name the form's noun
 */
export function useFormBusy(name: string): (event: SyntheticEvent<HTMLFormElement>) => void {
  const [isTyped, setTyped] = useState(false);
  useBusy(name, isTyped);
  return ({ currentTarget }) => setTyped(hasText(currentTarget));
}
