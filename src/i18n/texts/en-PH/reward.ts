/** What was just given. */
export const reward = {
  title: 'Reward claimed',
  mustBet: 'Wager {{amount}} before you can withdraw it.',
  newBalance: 'Your balance is now',
  done: 'Done',
  toItems: 'See boosts and tickets',
};

/** What every other language must have. */
export type RewardTexts = typeof reward;
