/** The dialog of the follow rewards. */
export const followRewards = {
  title: 'Follow rewards',
  lead: 'Follow us and claim one reward for each.',
  list: 'Where to follow us',
  follow: 'Follow',
  followOf: 'Follow: {{name}}',
  claimHint: 'Then come back here to claim your reward.',
  login: 'Log in to claim rewards',
  loadFailed: 'We couldn’t load your rewards',
  none: 'Nothing to follow right now',
  noneText: 'New rewards will show up here.',
};

/** The shape that every language must have. */
export type FollowRewardsTexts = typeof followRewards;
