/** Boosts and tickets. Loaded with their screen. */
export const rewardItems = {
  boost: '{{percent}}% deposit boost',
  ticket: 'Wheel ticket',
  times: '× {{count}}',
  ticketText: 'One extra spin of the Lucky wheel.',
  boostText: 'Adds {{share}} to a deposit of {{min}} or more.',
  boostTextAny: 'Adds {{share}} to a deposit.',
  boostMax: 'You get up to {{max}}.',
  boostBets_one: 'Wager the bonus {{count}} time before you can withdraw it.',
  boostBets_other: 'Wager the bonus {{count}} times before you can withdraw it.',
  useBy: 'Use it by {{day}}',
  deposit: 'Deposit',
  spin: 'Go to the wheel',
  waiting: 'See your unpaid deposit',
  ready: 'Ready to use',
  past: 'Used and expired',
  usedOn: 'Used {{time}}',
  expiredOn: 'Expired {{time}}',
  none: 'No boosts or tickets yet',
  noneText: 'Tasks, recharge rewards and redemption codes can give you some.',
  toTasks: 'See your tasks',
  loadFailed: 'We couldn’t load your boosts and tickets',
};

/** The shape that every language must have. */
export type RewardItemsTexts = typeof rewardItems;
