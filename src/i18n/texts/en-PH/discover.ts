/** Shelves of games below the hot ones, loaded with them. */
export const discover = {
  demos: 'Try free',
  alike: 'Because you played {{name}}',
  newest: 'New games',
  jackpots: 'Biggest jackpots',
  providers: 'Providers',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
};

/** The shape that every language must have. */
export type DiscoverTexts = typeof discover;
