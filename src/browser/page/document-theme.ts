/** The page's theme; null follows the system. */
export type DocumentTheme = 'dark' | 'light' | null;

/**
 * Sets `data-theme` on the root for the style sheets, and the colour of the browser's bars in the
 * `theme-color` metas (one for each scheme of the system).
 */
export function setDocumentTheme(
  theme: DocumentTheme,
  barColours: Readonly<Record<'dark' | 'light', string>>,
): void {
  if (theme === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const scheme = meta.getAttribute('media')?.includes('light') ? 'light' : 'dark';
    meta.setAttribute('content', barColours[theme ?? scheme]);
  }
}

/** The theme that `setDocumentTheme` set. */
export function documentTheme(): DocumentTheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || theme === 'light' ? theme : null;
}
