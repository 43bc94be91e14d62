/** The payout of the wheel's bonus. */
export const spinPayout = {
  records: 'All records',
  loading: 'Loading your bonus',
  failedTitle: 'We couldn’t load your bonus',
  stale: 'We couldn’t refresh this. {{problem}}',
  toWheel: 'Go to the wheel',
  none: {
    title: 'Nothing to claim yet',
    text: 'Spin the wheel. Once you reach the target, claim your bonus here.',
  },
  over: {
    title: 'This round is over',
    text: 'A bonus you didn’t claim in time has expired. Start a new round at the wheel.',
  },
  running: {
    lead: 'Added so far',
    progress: '{{won}} of {{target}}',
    bar: 'Progress to the target',
    missing: 'To go',
    spins: 'Spins left',
    ends: 'Round ends',
    note: 'Reach the target and claim the whole bonus. Below it, the bonus expires.',
  },
  ready: {
    lead: 'Ready to claim',
    to: 'Goes to',
    balance: 'Your balance, right away',
    fee: 'Fee',
    noFee: 'Free',
    until: 'Claim by',
    lapse: 'After that, the bonus expires.',
    submit: 'Claim {{amount}}',
  },
  paid: {
    lead: 'Claimed',
    text: 'It’s in your balance. You can start the next round on {{time}}.',
    withdraw: 'Go to withdrawals',
  },
  account: {
    title: 'Your account for withdrawals',
    none: 'No account yet',
    noneText: 'Add the e-wallet or bank account you want to withdraw to.',
    add: 'Add an account',
    change: 'Change',
    changeOf: 'Change {{bank}}',
    changeTitle: 'Change account',
  },
  confirm: {
    title: 'Claim {{amount}}?',
    back: 'Back',
    final: 'The bonus goes to your balance.',
  },
  inDoubt: {
    title: 'No confirmation yet',
    text: 'We sent your claim but got no answer. We’ll keep checking with the same number, so it can’t happen twice.',
    offline: 'You’re offline. We’ll check as soon as you’re back online.',
    ask: 'Check now',
  },
  receipt: {
    title: 'It’s in your balance',
    orderNo: 'Order number',
    copy: 'Copy order number',
    balance: 'New balance',
    done: 'Done',
  },
  payouts: {
    title: 'Claimed before',
    one: 'Wheel bonus',
    more: 'Show more',
    failed: 'We couldn’t load your earlier claims.',
  },
  /** Each cause: a short title and a description. */
  cause: {
    notReached: {
      title: 'You haven’t reached the target yet',
      text: 'Some of the bonus is still missing. Spin again: you keep what you’ve won.',
    },
    notStarted: {
      title: 'This round isn’t available',
      text: 'The activity hasn’t started, or there’s a new round now.',
    },
    notMet: {
      title: 'Something is still missing',
      text: 'You haven’t met all requirements of this activity yet.',
    },
    noMobile: {
      title: 'Bind your mobile number first',
      text: 'To claim your bonus, you need a mobile number that’s yours alone.',
    },
    noDeposit: {
      title: 'Make your first deposit',
      text: 'You can claim your bonus after your first deposit.',
    },
    paid: {
      title: 'You’ve already claimed this',
      text: 'This round’s bonus is already in your balance.',
    },
    lapsed: {
      title: 'This bonus has expired',
      text: 'You didn’t claim it in time. Start a new round at the wheel.',
    },
    unknown: { title: 'Your claim didn’t go through', text: 'Your bonus hasn’t changed.' },
    code: '(Code: {{code}})',
  },
  step: {
    spin: 'Go to the wheel',
    bind: 'Bind mobile number',
    deposit: 'Deposit',
    record: 'View records',
    again: 'Check again',
    service: 'Ask customer support',
  },
};

/** The shape that every language must have. */
export type SpinPayoutTexts = typeof spinPayout;
