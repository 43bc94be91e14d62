import { pageWords } from '#shared/text/page-words.ts';

/**
 * Sets the page's language (for screen readers, hyphenation and the Thai font), its title, and the accessible
 * name of the lobby's skeleton, if still present.
 */
export function setDocumentLanguage(language: string): void {
  const { title, loading } = pageWords(language);
  // Writing the same language would match every `:lang()` selector again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  document.title = title;
  document.getElementById('shell')?.setAttribute('aria-label', loading);
}
