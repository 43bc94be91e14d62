/** Matches the line of these parts, with dots between them. */
export const dotted =
  (...parts: readonly string[]) =>
  (_: string, element: Element | null): boolean =>
    element?.children.length === parts.length &&
    element.textContent.replaceAll(/\s/g, ' ') === parts.join(' · ');
