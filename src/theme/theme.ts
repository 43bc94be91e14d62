/** The player's colour choice: follow the system, or one of the two themes. */
export type ThemeChoice = 'system' | 'dark' | 'light';

/** The choices in the order of a settings list. */
export const themeChoices: readonly ThemeChoice[] = ['system', 'dark', 'light'];

/**
 * Colour of the browser's bars for each theme, for `<meta name="theme-color">`: surface 0 of tokens.css (a
 * test compares them).
 */
export const metaThemeColours = { dark: '#0d0b26', light: '#f4f1fc' } as const;
