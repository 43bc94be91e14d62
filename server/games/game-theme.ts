/** What tells a game's page from another's of its kind; who draws it is not the games' affair. */

export interface ThemedGame {
  readonly id: number;
  readonly typeId: number;
  readonly name: string;
}

/** A picture, and what it is called in the language of the page. */
export interface ThemePicture {
  readonly src: string;
  readonly name: string;
}

export interface GameTheme {
  /** The picture of what the game is called after. */
  readonly hero: string;
  /** The symbols of the reels that are pictures: the wild, then those that pay most. */
  readonly symbols: readonly ThemePicture[];
}

/** Finds the theme of a game. @param lang of the page, `en` or `th` */
export type ThemeOf = (game: ThemedGame, lang: string) => GameTheme;
