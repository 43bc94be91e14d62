/**
 * Text that React holds on to by its node rather than by its element: beside other children, or in a
 * fragment. Chrome's translation replaces such a node by `<font>` elements, and React then changes a node
 * that is no longer in the page, or fails to remove it. Text in an element of its own is set anew instead.
 */
export function looseTexts(root: Node): readonly string[] {
  const found: string[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() !== null) {
    const { currentNode: node } = walk;
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest('[translate="no"]') !== null) continue;
    if (!Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) continue;
    found.push(`<${parent.localName} class="${parent.className}">: ${text}`);
  }
  return found;
}
