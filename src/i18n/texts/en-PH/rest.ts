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
  blocked: 'Games and deposits are stopped for your account',
  calm: 'No games, deposits or bonuses until then. You can still withdraw and see your records.',
  calmNoEnd:
    'No games, deposits or bonuses meanwhile. You can still withdraw and see your records. Customer service can tell you more.',
  blockedText: 'Customer service can tell you why. You can still see your records.',
  ask: 'Customer service can tell you more.',
  withdrawal: 'Withdraw',
  records: 'Your records',
  limits: 'Limits and breaks',
  service: 'Customer service',
};

/** What every other language must have. */
export type RestTexts = typeof rest;
