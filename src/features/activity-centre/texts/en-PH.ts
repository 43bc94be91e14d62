/** The activity centre: every activity, and one list of everything to claim. */
export const activityCentre = {
  visitor: {
    title: 'Log in to see your rewards',
    text: 'Sign-up bonus, daily cards, Lucky wheel and tasks. You’ll see the conditions before you start.',
    register: 'Create account',
    login: 'Log in',
  },
  places: {
    title: 'Activities',
    ready: 'Ready',
    readyOf: '{{amount}} ready',
  },
  paused: {
    title: 'You’ve reached one of your limits',
    text: 'We’ll show activities here again once you’re within your limits. Rewards you already have stay in Mail and VIP until they expire.',
    limits: 'Your limits',
  },
  list: {
    title: 'Your rewards',
    claimable: 'Ready to claim',
    running: 'In progress',
    count: '{{title}} ({{count}})',
    more: 'More to claim',
    expired: 'Expired',
    none: 'Nothing to claim right now',
    noneText: 'Rewards you earn will show up here, with their wagering requirement and end date.',
    loadFailed: 'We couldn’t load your rewards',
    partly: 'We couldn’t load some activities, so this list may be incomplete.',
    total: '{{amount}} to claim',
  },
  unlocking: {
    title: 'Unlocking',
    titleOf: 'Unlocking {{amount}}',
    left: 'Wagering: {{left}} to go',
  },
  taskSteps_one: '{{count}} task claimed today',
  taskSteps_other: '{{count}} tasks claimed today',
  vip: {
    upgrade: 'Upgrade bonus, VIP\u00a0{{level}}',
    weekly: 'Weekly bonus, VIP\u00a0{{level}}',
    monthly: 'Monthly bonus, VIP\u00a0{{level}}',
    birthday: 'Birthday bonus, VIP\u00a0{{level}}',
  },
  condition: {
    recharge: 'Deposited {{done}} of {{target}}',
    bets: 'Wagered {{done}} of {{target}}',
    invite: '{{done}} of {{target}}. Below {{target}} it expires.',
    claimed: '{{done}} so far. You can move it to your balance from {{target}}.',
    steps: '{{done}} of {{target}}',
    daily: '{{amount}} a day',
  },
  bets: {
    left: '{{times}}× wagering: {{left}} to go',
    leftPlain: 'Wagering: {{left}} to go',
    progress: 'Wagering progress',
  },
  claimAll: 'Claim all',
  claimAllOf: 'Claim {{amount}}',
  unknown:
    'We’re not sure yet if you claimed this. {{problem}} We’ll keep checking, and it can’t be claimed twice.',
  error: {
    claimed: 'You’ve already claimed this reward. (Code: {{code}})',
    notReached: 'This reward isn’t ready to claim yet. (Code: {{code}})',
    expired: 'This reward has expired. (Code: {{code}})',
  },
  ends: 'Ends in {{time}}',
  ended: 'Ended {{moment}}',
  days: '{{count}} d {{time}}',
  go: {
    claim: 'Claim',
    look: 'View',
    play: 'Play',
    of: '{{action}}: {{name}}',
  },
};

export type ActivityCentreTexts = typeof activityCentre;
