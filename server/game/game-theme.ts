/** The game data that a theme depends on. */

export interface ThemedGame {
  readonly id: number;
  readonly typeId: number;
  readonly name: string;
}

/** A picture, with its name in the language of the page. */
export interface ThemePicture {
  readonly src: string;
  readonly name: string;
}

export interface GameTheme {
  /** Picture of the game's namesake. */
  readonly hero: string;
  /** The reel symbols that are pictures: the wild, then those that pay most. */
  readonly symbols: readonly ThemePicture[];
}

/** Returns the theme of a game. @param lang of the page, `en` or `th` */
export type ThemeOf = (game: ThemedGame, lang: string) => GameTheme;
