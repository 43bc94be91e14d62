import { button, el } from './element.ts';
import type { VerifyTexts } from './texts/verify-texts.ts';

/** Copies; where the browser prevents it, shows the text to be copied by hand. */
export function copyButton(
  t: Pick<VerifyTexts, 'copy' | 'copied'>,
  text: string,
  className: string,
): HTMLElement {
  const said = el('p', { class: 'note', role: 'status' });
  const copy = button(t.copy, className, async () => {
    const isCopied = await copyText(text, said);
    said.replaceChildren(isCopied ? t.copied : text);
  });
  return el('div', { class: 'copy' }, copy, said);
}

async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A framed page has no clipboard: the old way copies what is selected.
    const field = el('textarea', { readonly: true, class: 'unseen' }, text);
    beside.replaceChildren(field);
    field.select();
    return document.execCommand('copy');
  }
}
