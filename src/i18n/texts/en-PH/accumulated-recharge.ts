/** Rewards for the recharge so far: its tiers, their rules. */
export const accumulatedRecharge = {
  title: 'Recharge rewards',
  failedTitle: 'The recharge rewards could not be loaded',
  offline: 'You are offline. What you see may be older; rewards wait for the connection.',
  total: 'Total recharge',
  until: 'Until {{moment}}',
  help: 'Rules of the recharge rewards',
  tiers: 'Tiers',
  noneTitle: 'No tiers at the moment',
  noneText: 'There is nothing to reach just now. Please look again later.',
  deposit: 'Deposit',
  tier: {
    text: 'Recharge {{price}} to get Bonus {{bonus}}',
    bonus: 'Bonus',
    percent: '+{{percent}}%',
    progress: 'So far',
    of: '{{has}} of {{price}}',
    bets: 'Bet {{bets}} before the bonus can be withdrawn',
    noBets: 'The bonus is free to withdraw',
    props: 'And',
    receive: 'Receive',
    receiveOf: 'Receive {{bonus}}: recharge of {{price}}',
    completed: 'Completed',
    recharge: 'Recharge',
    rechargeOf: 'Recharge: {{left}} to the bonus of {{bonus}}',
    again: 'Try again',
    unknown:
      'We do not know yet whether this was claimed. {{problem}} We keep checking, and nothing is paid twice.',
  },
  got: {
    title: 'You received {{bonus}} for the {{price}} tier',
    bets: 'Bet {{bets}} before it can be withdrawn.',
    newBalance: 'New balance',
    ok: 'Done',
  },
  rules: {
    title: 'How it works',
    count: 'Every deposit that was paid counts. They are added up; the total never goes down.',
    reach: 'Once the total reaches a tier, its bonus is yours to receive. Each tier pays once.',
    bets: 'A bonus goes to your balance. Its tier says how much to bet before it can be withdrawn.',
    shown: 'Higher tiers appear as your total grows.',
    close: 'Got it',
  },
  error: {
    claimed: 'This tier was received already.',
    notReached: 'This tier is not reached yet.',
    expired: 'This tier has lapsed.',
  },
};

/** What every other language must have. */
export type AccumulatedRechargeTexts = typeof accumulatedRecharge;
