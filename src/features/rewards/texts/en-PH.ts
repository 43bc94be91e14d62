/** The dialog of a reward just given. */
export const reward = {
  title: 'Reward claimed',
  source: {
    'accumulated-recharge': 'Recharge reward',
    bind: 'Mobile number bound',
    bonus: 'Bonus',
    'cash-bonus': 'Cash bonus',
    code: 'Redemption code',
    deposit: 'Deposit',
    'deposit-bonus': 'Deposit bonus',
    mail: 'Mail reward',
    'sign-up-bonus': 'Sign-up bonus',
    'spin-invite': 'Lucky wheel',
    task: 'Task',
    vip: 'VIP bonus',
  },
  wagering: {
    none: 'No wagering required',
    unknown: 'Conditions may apply before you can withdraw',
    need: 'Wager {{amount}} to withdraw',
    needTimes: 'Wager {{amount}} ({{times}}×) to withdraw',
    times: 'Wager it {{times}}× to withdraw',
    code: 'Money from a code: wager {{times}}× to withdraw',
    brief: '{{amount}}, wager {{need}} to withdraw',
    briefNone: '{{amount}}, no wagering',
    briefUnknown: '{{amount}}, conditions may apply',
    noDeadline: 'No deadline.',
    days_one: 'You have {{count}} day.',
    days_other: 'You have {{count}} days.',
    own: 'Only bets with your own money count. Your deposit’s wagering comes first.',
    counts: '{{games}}: {{percent}}% of each bet counts.',
    countsNot: '{{games}}: bets don’t count.',
    leastOdds: '{{games}}: cash-outs under {{odds}}× don’t count.',
    title: 'What counts toward wagering',
  },
  newBalance: 'New balance',
  done: 'Done',
  toItems: 'See boosts and tickets',
};

/** The shape that every language must have. */
export type RewardTexts = typeof reward;
