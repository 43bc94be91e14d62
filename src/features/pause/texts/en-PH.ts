/** Stopping for a day, and what stays available during a break. */
export const pause = {
  stop: 'Take a 24-hour break',
  question: 'Take a 24-hour break?',
  text: 'You won’t be able to play or deposit until {{until}}. Your break starts right away on every device, and you can’t undo it. You can still log in, see your records and withdraw.',
  cancel: 'Not now',
  failed: 'We couldn’t start your break. Please try again.',
  onBreak: 'You’re on a break until {{until}}',
  excluded: 'You’re on self-exclusion until {{until}}',
  onBreakNoEnd: 'You’re on a break. No end date is set.',
  excludedNoEnd: 'You’re excluded from playing. No end date is set.',
  open: 'You can still log in, see your records and withdraw.',
  blocked: 'Your account can’t play or deposit',
  closed: 'No games, deposits or bonuses until then. You can still withdraw and see your records.',
  closedNoEnd:
    'No games, deposits or bonuses for now. You can still withdraw and see your records. Customer support can tell you more.',
  blockedText: 'Customer support can tell you why. You can still see your records.',
  ask: 'Customer support can tell you more.',
  withdrawal: 'Withdraw',
  records: 'Your records',
  limits: 'Limits and breaks',
  service: 'Customer support',
};

/** The shape that every language must have. */
export type PauseTexts = typeof pause;
