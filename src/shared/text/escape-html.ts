const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes a text for HTML and SVG: for text, and for attributes in quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&"'<>]/g, (character) => ESCAPES[character] ?? character);
