import { button, el } from './element.ts';
import type { PageTexts } from './texts/page-text-shape.ts';

/** Opens a sheet over the game; Escape and its button close it. The content may have one primary action. */
export function openSheet(
  t: PageTexts,
  title: string,
  ...content: readonly Node[]
): HTMLDialogElement {
  const close = button(t.close, 'action quiet', () => sheet.close());
  const heading = el('h2', { tabindex: -1 }, title);
  const sheet = el('dialog', { 'aria-label': title }, heading, ...content, close);
  sheet.addEventListener('close', () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
  // Announced, and not scrolled past by the focus of a link far down.
  heading.focus();
  return sheet;
}
