/** Paying out the bonus of the wheel. */
export const spinPayout = {
  records: 'All money in the record',
  loading: 'Loading your bonus',
  failedTitle: 'Your bonus could not be loaded',
  stale: 'This could not be refreshed. {{problem}}',
  toWheel: 'To the wheel',
  none: {
    title: 'Nothing to pay out yet',
    text: 'Spin the wheel. Once its target is reached, your bonus is paid out here.',
  },
  over: {
    title: 'This round is over',
    text: 'A bonus that was not paid out in time has lapsed. A new round starts at the wheel.',
  },
  running: {
    lead: 'Won so far',
    progress: '{{won}} of {{target}}',
    bar: 'The way to the target',
    missing: 'Still missing',
    spins: 'Spins left',
    ends: 'The round ends',
    note: 'The bonus is paid out in one piece once the target is reached.',
  },
  ready: {
    lead: 'Ready to pay out',
    to: 'Goes to',
    balance: 'Your balance, at once',
    fee: 'Fee',
    noFee: 'None',
    toBet: 'To be bet before withdrawing',
    nothing: 'Nothing',
    until: 'Pay out by',
    lapse: 'What is not paid out by then lapses.',
    submit: 'Pay out {{amount}}',
  },
  paid: {
    lead: 'Paid out',
    text: 'It is in your balance. The next round can start on {{time}}.',
    withdraw: 'To withdrawals',
  },
  account: {
    title: 'From there to your account',
    none: 'No account yet',
    noneText: 'Add the wallet or bank account that withdrawals go to.',
    add: 'Add an account',
    change: 'Change',
    changeOf: 'Change {{bank}}',
    changeTitle: 'Change the account',
  },
  confirm: {
    title: 'Pay out {{amount}}?',
    back: 'Back',
    final: 'The bonus goes to your balance. Bet {{toBet}} before it can be withdrawn.',
    finalFree: 'The bonus goes to your balance.',
  },
  unsure: {
    title: 'We do not know yet',
    text: 'The payout was sent, but no answer came. We keep asking under the same number: it can never become two.',
    offline: 'There is no connection. We ask as soon as there is one.',
    ask: 'Ask now',
  },
  receipt: {
    title: 'It is in your balance',
    orderNo: 'Order number',
    copy: 'Copy the order number',
    copied: 'Copy Success.',
    copyFailed: 'Copy Fail.',
    toBet: 'To be bet before withdrawing',
    balance: 'New balance',
    play: 'Play',
    done: 'Done',
  },
  payouts: {
    title: 'Paid out before',
    one: 'Bonus of the wheel',
    more: 'Show more',
    failed: 'Earlier payouts could not be loaded.',
  },
  /** Each cause: a short title, and the cause in words. */
  cause: {
    notReached: {
      title: 'The target is not reached',
      text: 'Some of the bonus is still missing. Spin on: nothing that you won is lost.',
    },
    notStarted: {
      title: 'This round is not there',
      text: 'The activity has not started, or the round is another one by now.',
    },
    notMet: {
      title: 'Something is still missing',
      text: 'Not all that the activity asks for is done yet.',
    },
    noMobile: {
      title: 'Bind your mobile first',
      text: 'Your bonus is paid to a mobile number that belongs to you alone.',
    },
    noDeposit: {
      title: 'Make your first deposit',
      text: 'Your bonus is paid out after your first deposit.',
    },
    paid: {
      title: 'It was paid out before',
      text: 'This round’s bonus is in your balance already.',
    },
    lapsed: {
      title: 'The time is over',
      text: 'What is not paid out in time lapses. A new round starts at the wheel.',
    },
    unknown: { title: 'It was not paid out', text: 'The bonus stands as it did before.' },
    code: 'Code: {{code}}',
  },
  step: {
    spin: 'To the wheel',
    bind: 'Bind mobile',
    deposit: 'Deposit',
    record: 'See the record',
    again: 'Check again',
    service: 'Customer service',
  },
};

/** What every other language must have. */
export type SpinPayoutTexts = typeof spinPayout;
