import type { Measure } from '#server/marketing/report/view.ts';
import type { Money } from '#server/marketing/revenue/money.ts';

export const revenue = {
  title: 'Revenue',
  intro:
    'Money that players moved on these days, by the campaign that they came from, whenever they registered.',
  measure: 'Measure',
  measures: {
    ngr: 'NGR',
    ggr: 'GGR',
    netDeposits: 'Net deposits',
  } satisfies Record<Measure, string>,
  columns: {
    deposited: 'Deposits',
    withdrawn: 'Withdrawals',
    netDeposits: 'Net deposits',
    bet: 'Bets',
    won: 'Wins',
    ggr: 'GGR',
    bonusCost: 'Bonus cost',
    ngr: 'NGR',
  } satisfies Record<keyof Money, string>,
  /** What each measure is made of. */
  parts: {
    ngr: 'GGR less bonus cost',
    ggr: 'Bets less wins',
    netDeposits: 'Deposits less withdrawals',
  } satisfies Record<Measure, string>,
  playersADay: 'Most players a day',
  playersADayHint: 'Players who moved money on the busiest of these days.',
  returnOn: (measure: string) => `${measure} ÷ cost`,
  fewColumns: 'Main columns',
  allColumns: 'All columns',
  columnsLabel: 'Columns',
  byGroup: 'By group',
  nothing: 'No money moved on these days.',
  notes: (timeZone: string) =>
    `Net deposits are deposits less paid withdrawals; one that a bank sends back counts against its day. GGR (gross gaming revenue) is bets less wins, NGR (net gaming revenue) is GGR less credited bonuses. Interest on savings and corrections are in none of them. All amounts come from the ledger, by its days (${timeZone}). Players whose campaign is not known count as “no campaign”.`,
  todayNotCompared: 'Today is not over, and is compared with no other day until it is.',
  isFilling:
    'Days before the last update are still being counted: their numbers are not complete yet.',
  value: {
    title: 'Player value',
    intro:
      'What players were worth by day 0, 1, 3 and so on after they registered, for each player on average.',
    curve: (measure: string) => `${measure} per player`,
    cohort: 'Registered in',
    cohorts: { week: 'Weeks', day: 'Days' },
    byCohort: 'By registration',
    players: 'Players',
    day: (days: string) => `Day ${days}`,
    ofPlayers: (count: string, of: string) => `${count} of ${of}`,
    notOver: 'Not over',
    soFar: 'Return so far',
    nobody: 'No player registered in this period. Choose a longer one.',
    tooEarly: 'No day of these players is over yet. Their value shows from tomorrow on.',
    notes:
      'Day 0 is the day of the registration. A number counts only players whose day is over; where some are missing, the percentage below it says how many of them it counts. Return so far is all that the players were worth within 90 days, divided by the cost of the days on which they registered.',
  },
};
