/** The accumulated recharge: tiers, rewards, rules. */
export const accumulatedRecharge = {
  title: 'Recharge rewards',
  failedTitle: 'We couldn’t load the recharge rewards',
  offline: 'You’re offline. This may be out of date. You can claim once you’re back online.',
  total: 'Total recharge',
  until: 'Until {{moment}}',
  help: 'How the recharge rewards work',
  tiers: 'Tiers',
  noneTitle: 'No tiers right now',
  noneText: 'New tiers will show up here.',
  deposit: 'Deposit',
  tier: {
    text: 'Recharge {{price}} to get Bonus {{bonus}}',
    bonus: 'Bonus',
    percent: '+{{percent}}%',
    progress: 'So far',
    of: '{{has}} of {{price}}',
    props: 'Plus',
    receive: 'Receive',
    claimOf: 'Receive {{bonus}} from the {{price}} tier',
    completed: 'Completed',
    recharge: 'Recharge',
    rechargeOf: 'Recharge {{left}} more for the {{bonus}} bonus',
    again: 'Try again',
    unknown:
      'We’re still confirming your claim. {{problem}} We’ll keep checking, and nothing is paid twice.',
  },
  got: {
    title: '{{bonus}} bonus added ({{price}} tier)',
    newBalance: 'New balance',
    ok: 'Done',
  },
  rules: {
    title: 'How it works',
    count: 'Every paid deposit adds to your total. The total never goes down.',
    reach: 'Once your total reaches a tier, you can claim its bonus. Each tier pays once.',
    bets: 'Each bonus goes to your balance. Its tier shows how much to wager before you can withdraw it.',
    shown: 'Higher tiers appear as your total grows.',
    close: 'Got it',
  },
  error: {
    claimed: 'You’ve already claimed this tier.',
    notReached: 'You haven’t reached this tier yet.',
    expired: 'This tier has expired.',
  },
};

/** The shape that every language must have. */
export type AccumulatedRechargeTexts = typeof accumulatedRecharge;
