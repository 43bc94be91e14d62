/** What a player may choose for the colours: follow the system, or one of the two themes. */
export type ThemeChoice = 'system' | 'dark' | 'light';

/** The choices in the order a settings list shows them. */
export const themeChoices: readonly ThemeChoice[] = ['system', 'dark', 'light'];

/**
 * The colour of the browser's bars for each theme, for `<meta name="theme-color">`: surface 0 of
 * tokens.css (a test compares them).
 */
export const metaThemeColours = { dark: '#0d0b26', light: '#f4f1fc' } as const;
