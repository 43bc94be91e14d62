export const retention = {
  title: 'Retention',
  intro:
    'How many came back on day 1, day 7 and day 30. Percentages include only visitors whose day has ended.',
  weeks: 'By week',
  installed: 'Installed',
  notInstalled: 'Did not install',
  installedHint: 'Counted from the day of the install.',
  notInstalledHint: 'Counted from the day of the first visit.',
  visitors: 'Visitors',
  day: (days: string) => `Day ${days}`,
  deposited: 'Deposited',
  amountEach: 'Each',
  amountHint: 'Deposits within 30 days, divided by all visitors of the row.',
  value: 'Compare groups',
  nobody: 'No visitors in this period. Choose a longer one.',
  dayShares: (seen: string, of: string) => `${seen} of ${of}`,
  lapsed: {
    title: 'Lapsed installs',
    intro:
      'Installs of visitors of this period. One has lapsed when it was not opened for 30 days, and was probably removed when its push service says that it is gone.',
    installs: 'Installs',
    active: 'Opened in 30 days',
    lapsed: 'Lapsed',
    share: 'Lapsed share',
    pushEnded: 'Push ended',
    nobody: 'Nobody of this period has installed.',
  },
};
