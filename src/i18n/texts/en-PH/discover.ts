/** Shelves of games below the hot ones. Come with them. */
export const discover = {
  demos: 'Try without an account',
  alike: 'Because you played {{name}}',
  newest: 'New games',
  jackpots: 'Biggest jackpots',
  providers: 'Providers',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
};

/** What every other language must have. */
export type DiscoverTexts = typeof discover;
