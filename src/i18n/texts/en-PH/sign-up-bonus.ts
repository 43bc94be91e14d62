/** The sign-up bonus: its packages and the calendar of what is claimed daily. */
export const signUpBonus = {
  title: 'Sign-up bonus',
  failedTitle: 'The sign-up bonus could not be loaded',
  offline: 'You are offline. Your package is as it was; claims wait for the connection.',
  pack: {
    percent: '+{{percent}}%',
    now: '{{bonus}} at once',
    daily_one: '{{daily}} on {{count}} day',
    daily_other: '{{daily}} a day for {{count}} days',
    bets: 'Bet {{bets}} in all to withdraw every bonus',
    noBets: 'The bonuses are free to withdraw',
    total: 'Total {{total}}',
    bought: 'Bought',
    unnamed: 'Package of {{price}}',
  },
  buy: {
    lead: 'One payment, a bonus at once and something every day after. There is one package for each player.',
    buy: 'Buy for {{price}}',
    buyOf: 'Buy {{name}} for {{price}}',
    how: 'A day that is not claimed is lost. You choose how to pay on the next page.',
    noneTitle: 'No package at the moment',
    noneText: 'There is no sign-up package to buy just now. Please look again later.',
    deposit: 'To the deposit page',
  },
  calendar: {
    title: 'Your calendar',
    boughtOn: 'Bought on {{day}}',
    daily: '{{daily}} a day',
    got: '{{done}} of {{count}} days claimed',
    day: 'Day {{day}}',
    dayState: 'Day {{day}}: {{state}}',
    claimDay: 'Claim day {{day}}',
    claimAmount: 'Claim {{amount}}',
    claimToday: 'Claim today’s bonus',
    tomorrow: 'The next day opens at midnight, market time. A day that is not claimed is lost.',
    over: 'All days of this package are over.',
    unreadable: 'Your package could not be read. Please ask customer service.',
  },
  state: {
    locked: 'to come',
    expired: 'missed',
    claimed: 'claimed',
    claimable: 'ready to claim',
  },
  got: {
    day: 'Day {{day}} is claimed. It is in your balance.',
    bets: 'Bet {{bets}} before it can be withdrawn.',
    newBalance: 'New balance',
    ok: 'Done',
  },
  error: {
    claimed: 'This day was claimed already.',
    notReached: 'There is nothing to claim today.',
    expired: 'The days of this package are over.',
  },
};

/** What every other language must have. */
export type SignUpBonusTexts = typeof signUpBonus;
