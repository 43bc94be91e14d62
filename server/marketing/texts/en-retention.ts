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
};
