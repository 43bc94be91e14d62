/** Stopping for a day, and what stays open to a player who rests. */
export const rest = {
  stop: 'Stop for 24 hours',
  question: 'Stop for 24 hours?',
  text: 'No games and no deposits until {{until}}. It starts at once, on every phone, and cannot be taken back. Logging in, your records and withdrawals stay open.',
  cancel: 'Not now',
  failed: 'The break has not begun: this did not get through. Please try again.',
  onBreak: 'You are on a break until {{until}}',
  excluded: 'You have excluded yourself until {{until}}',
  onBreakNoEnd: 'You are on a break. No end date is set.',
  excludedNoEnd: 'You are excluded from playing. No end date is set.',
  open: 'Logging in, your records and withdrawals stay open.',
  noDeposit: 'You are resting: no deposits now',
  noRewards: 'You are resting: no activities now',
  untilThen:
    'Until {{until}} there are no deposits and no games. Logging in, your records and withdrawals stay open.',
  noEnd:
    'No end date is set: please ask customer service. There are no deposits and no games meanwhile. Logging in, your records and withdrawals stay open.',
  ask: 'Customer service can tell you more.',
  withdrawal: 'Withdraw',
  records: 'Your records',
  service: 'Customer service',
};

/** What every other language must have. */
export type RestTexts = typeof rest;
