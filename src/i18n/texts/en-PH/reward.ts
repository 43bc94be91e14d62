/** What was just given. */
export const reward = {
  title: 'Reward claimed',
  done: 'Done',
  toItems: 'See boosts and tickets',
};

/** What every other language must have. */
export type RewardTexts = typeof reward;
