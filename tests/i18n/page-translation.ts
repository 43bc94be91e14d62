/** What Chrome's page translation does to a page. */

/** Places whose texts a translation leaves alone. */
const UNTOUCHED = 'script, style, textarea, font, [translate="no"]';

/** Replaces each text below `root` by two nested `font` elements that hold it. */
export function translatePage(root: HTMLElement): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode() !== null) {
    if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
  }
  for (const text of texts) {
    const parent = text.parentElement;
    if (text.data.trim() === '' || parent === null || parent.closest(UNTOUCHED) !== null) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** The text below an element that a translation may change; an animation may run in the rest. */
export function textOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const kept of copy.querySelectorAll('[translate="no"]')) kept.remove();
  return copy.textContent ?? '';
}
