/** The sign-up bonus: its packages and the calendar of daily claims. */
export const signUpBonus = {
  title: 'Sign-up bonus',
  failedTitle: 'We couldn’t load your sign-up bonus',
  offline: 'You’re offline. Your package hasn’t changed. You can claim once you’re back online.',
  pack: {
    percent: '+{{percent}}%',
    now: '{{bonus}} right away',
    daily_one: '{{daily}} for {{count}} day',
    daily_other: '{{daily}} a day for {{count}} days',
    total: 'Total {{total}}',
    bought: 'Bought',
    unnamed: '{{price}} package',
  },
  buy: {
    lead: 'Pay once for a bonus now and a daily bonus after. Each player can buy one package.',
    buy: 'Buy for {{price}}',
    buyOf: 'Buy {{name}} for {{price}}',
    how: 'If you miss a day, you lose that day’s bonus. Choose how to pay on the next page.',
    noneTitle: 'No packages right now',
    noneText: 'There’s no sign-up package to buy right now. Please check back later.',
    deposit: 'Go to deposit page',
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
    tomorrow:
      'The next day opens at midnight, server time. If you miss a day, you lose that day’s bonus.',
    over: 'All days of this package have passed.',
    unreadable: 'We couldn’t read your package. Please ask customer support.',
  },
  state: {
    locked: 'not open yet',
    expired: 'missed',
    claimed: 'claimed',
    claimable: 'ready to claim',
  },
  got: {
    day: 'You claimed day {{day}}. It’s in your balance.',
    newBalance: 'New balance',
    ok: 'Done',
  },
  error: {
    claimed: 'You’ve already claimed this day.',
    notReached: 'There’s nothing to claim today.',
    expired: 'All days of this package have passed.',
  },
};

/** The shape that every language must have. */
export type SignUpBonusTexts = typeof signUpBonus;
