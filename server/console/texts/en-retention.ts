export const retention = {
  title: 'Retention',
  intro:
    'How many came back on exactly the first, seventh and thirtieth day. A share counts those whose day is over.',
  weeks: 'By week',
  installed: 'Installed',
  notInstalled: 'Did not install',
  installedHint: 'Followed from the day of the install.',
  notInstalledHint: 'Followed from the day of the first visit.',
  visitors: 'Visitors',
  day: (days: string) => `Day ${days}`,
  deposited: 'Deposited',
  amountEach: 'Each',
  amountHint: 'Deposits within 30 days, divided by all visitors of the row.',
  value: 'Compare groups',
  nobody: 'Nobody to follow on these days. Choose a longer period.',
  dayShares: (seen: string, of: string) => `${seen} of ${of}`,
};
