import { pageWords } from '#domain/page-words.ts';

/**
 * Puts the page itself into a language: for readers, hyphenation and the Thai face; its title; and
 * the name of the lobby's skeleton, where it still stands.
 */
export function setDocumentLanguage(language: string): void {
  const { title, loading } = pageWords(language);
  document.documentElement.lang = language;
  document.title = title;
  document.getElementById('shell')?.setAttribute('aria-label', loading);
}
