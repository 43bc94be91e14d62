/** The dialog of the follow rewards. */
export const followRewards = {
  title: 'Follow rewards',
  lead: 'Follow us and collect a reward for each, once.',
  list: 'What to follow',
  follow: 'Follow',
  followOf: 'Follow: {{name}}',
  claimHint: 'Come back here afterwards: the reward waits for you.',
  login: 'Log in to collect the rewards',
  loadFailed: 'The rewards could not be loaded',
  none: 'Nothing to follow now',
  noneText: 'New rewards show here as soon as there are any.',
};

/** What every other language must have. */
export type FollowRewardsTexts = typeof followRewards;
