/** The dialog of a reward just given. */
export const reward = {
  title: 'Reward claimed',
  mustBet: 'Wager {{amount}} before you can withdraw it.',
  newBalance: 'Your balance is now',
  done: 'Done',
  toItems: 'See boosts and tickets',
};

/** The shape that every language must have. */
export type RewardTexts = typeof reward;
