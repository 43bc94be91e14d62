import { access } from '#server/marketing/texts/en-access.ts';
import { alerts } from '#server/marketing/texts/en-alerts.ts';
import { audit } from '#server/marketing/texts/en-audit.ts';
import { costs } from '#server/marketing/texts/en-costs.ts';
import { crossed } from '#server/marketing/texts/en-crossed.ts';
import { email } from '#server/marketing/texts/en-email.ts';
import { handovers } from '#server/marketing/texts/en-handovers.ts';
import { links } from '#server/marketing/texts/en-links.ts';
import { lobby } from '#server/marketing/texts/en-lobby.ts';
import { dayNotes } from '#server/marketing/texts/en-day-notes.ts';
import { operatorForms } from '#server/marketing/texts/en-operator-forms.ts';
import { playerMail } from '#server/marketing/texts/en-player-mail.ts';
import { owners } from '#server/marketing/texts/en-owners.ts';
import { pictures } from '#server/marketing/texts/en-pictures.ts';
import { players } from '#server/marketing/texts/en-players.ts';
import { postbacks } from '#server/marketing/texts/en-postbacks.ts';
import { schedules } from '#server/marketing/texts/en-schedules.ts';
import { several } from '#server/marketing/texts/en-several.ts';
import { templates } from '#server/marketing/texts/en-templates.ts';
import { sharing } from '#server/marketing/texts/en-sharing.ts';
import { todays } from '#server/marketing/texts/en-today.ts';
import { withdrawals } from '#server/marketing/texts/en-withdrawals.ts';
import { retention } from '#server/marketing/texts/en-retention.ts';
import { revenue } from '#server/marketing/texts/en-revenue.ts';
import type { Dimension, Device } from '#server/marketing/events/dimension.ts';
import type { Metric, Period, Sort } from '#server/marketing/report/view.ts';

/** All texts of the console in English; other languages have the same shape. */
export const en = {
  access,
  alerts,
  audit,
  costs,
  crossed,
  email,
  handovers,
  links,
  lobby,
  dayNotes,
  operatorForms,
  playerMail,
  owners,
  pictures,
  players,
  postbacks,
  retention,
  revenue,
  schedules,
  several,
  templates,
  sharing,
  todays,
  withdrawals,
  /** The words of a `BadRequest`, which are English. */
  problem: (message: string) => message,
  locale: 'en-GB',
  console: 'Parola console',
  skip: 'Skip to the content',
  rooms: 'Console',
  menu: 'Menu',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },
  installs: 'Installs',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  period: 'Period',
  periods: {
    today: 'Today',
    '7d': '7 days',
    '30d': '30 days',
    '90d': '90 days',
    '12m': '12 months',
  } satisfies Record<Period, string>,
  customDays: 'Custom',
  from: 'From',
  to: 'To',
  show: 'Show',
  touch: 'Campaign',
  touches: { first: 'First', last: 'Last' },
  window: 'Counted within',
  windows: { 1: '1 day', 7: '7 days', 30: '30 days' },
  filters: 'Filters',
  filterIs: (dimension: string, value: string) => `${dimension}: ${value}`,
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  clearFilters: 'Clear all',
  addFilter: (value: string) => `Only ${value}`,
  metrics: {
    landed: 'Visitors',
    offered: 'Saw the offer',
    agreed: 'Accepted it',
    installed: 'Installed',
    opened: 'Opened from home screen',
    registered: 'Registered',
    deposited: 'First deposit',
    amount: 'Deposited',
  } satisfies Record<Metric, string>,
  columns: {
    landed: 'Visitors',
    offered: 'Offered',
    agreed: 'Accepted',
    installed: 'Installed',
    opened: 'Opened',
    registered: 'Registered',
    deposited: 'Depositors',
    amount: 'Deposited',
    firstAmount: 'First deposits',
    installRate: 'Install rate',
    depositRate: 'Deposit rate',
    cost: 'Cost',
    costPerInstall: 'Per install',
    costPerDepositor: 'Per depositor',
    returnOnSpend: 'Return',
    robots: 'Robots',
    name: 'Name',
  } satisfies Record<Sort, string>,
  totals: 'Totals',
  timeToInstall: 'Time to install',
  medianAnd: (p90: string) => `median; 9 in 10 within ${p90}`,
  ofVisitors: (share: string) => `${share} of visitors`,
  ofRegistered: (share: string) => `${share} of registered`,
  ofBefore: (share: string) => `${share} of the previous step`,
  deposits: (count: string, isOne: boolean) => `${count} ${isOne ? 'deposit' : 'deposits'}`,
  change: (change: string) => `${change} vs compared period`,
  newNumber: 'new',
  fromNothing: 'none in the compared period',
  noChange: 'nothing in the compared period',
  compare: 'Compare from (first day)',
  chart: (metric: string) => `${metric} by day of the first visit`,
  chartWeeks: (metric: string) => `${metric} by week of the first visit`,
  thisPeriod: 'This period',
  periodBefore: 'Compared period',
  asTable: 'Show as a table',
  day: 'Day',
  week: 'Week from',
  funnel: 'From visit to first deposit',
  origins: 'Where visitors came from',
  clients: 'Devices and apps',
  dimensions: {
    source: 'Source',
    medium: 'Medium',
    campaign: 'Campaign',
    content: 'Content',
    term: 'Keyword',
    link: 'Link',
    referrer: 'Referrer',
    site: 'Referring site',
    landing: 'Landing page',
    share: 'Share code',
    inviter: 'Inviter',
    agent: 'Agent',
    device: 'Device',
    browser: 'Browser',
    app: 'Inside app',
    handover: 'Handed over from',
    country: 'Country',
    language: 'Language',
    weekday: 'Weekday',
    hour: 'Hour',
  } satisfies Record<Dimension, string>,
  devices: {
    ios: 'iPhone and iPad',
    android: 'Android',
    desktop: 'Computer',
    other: 'Other',
  } satisfies Record<Device, string>,
  noneOf: {
    source: 'No source',
    medium: 'No medium',
    campaign: 'No campaign',
    content: 'No content',
    term: 'No keyword',
    link: 'No link',
    referrer: 'No referrer',
    site: 'No referring site',
    landing: 'Unknown',
    share: 'No share code',
    inviter: 'No inviter',
    agent: 'No agent',
    device: 'Unknown',
    browser: 'Unknown',
    app: 'Not inside an app',
    handover: 'Not handed over',
    country: 'Unknown',
    language: 'Unknown',
    weekday: 'Unknown',
    hour: 'Unknown',
  } satisfies Record<Dimension, string>,
  other: 'Other',
  copy: 'Copy',
  copied: 'Copied',
  details: (dimension: string) => `Details: ${dimension}`,
  detailsOfAll: (dimension: string, count: string) => `All ${count}: ${dimension}`,
  compareDevices: 'iPhone vs Android',
  all: 'All',
  backToReport: 'Back to the report',
  tableOf: (dimension: string) => `Installs by ${dimension.toLowerCase()}`,
  groupBy: 'Group by',
  menuOf: (title: string) => `${title}, by`,
  search: 'Find',
  find: 'Find',
  sorted: { up: 'sorted, smallest first', down: 'sorted, largest first' },
  sortBy: (column: string) => `Sort by ${column}`,
  pages: 'Pages',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  before: 'Previous',
  next: 'Next',
  nothingFound: 'No results for this period and these filters.',
  files: 'Download',
  firstRun: {
    title: 'Nobody has visited yet',
    intro:
      'This page will show where visitors come from, how many install, register and deposit, and what each campaign earns. Share a link, and they appear here within seconds.',
    createLink: 'Create your first link',
    trySamples: 'Try with sample data',
    samplesHint: 'Adds made-up visitors to this demo. They stay in its database.',
  },
  empty: 'No visitors in this period',
  emptyFiltered: 'No visitor matches these filters. Remove one, or choose a longer period.',
  emptyHelp:
    'Choose a longer period, or share a link that names its source and campaign, for example:',
  notFound: 'Page not found',
  notFoundHelp: 'The address may be old or mistyped.',
  toReport: 'Go to the report',
  failed: 'We can’t show this report',
  startAgain: 'Show the last 30 days',
  notes: (timeZone: string, window: string, isFirst: boolean) =>
    `A visitor is one copy of the app on one phone, counted on the day of its first visit (${timeZone}) under the ${isFirst ? 'first' : 'last'} campaign that brought it. A step counts if it happens within ${window} of that visit, so the numbers of the latest days can still rise. Steps can come in any order: a player may register without installing. Deposits come from the ledger. No names, phone numbers or IP addresses are stored.`,
  robots: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'robot' : 'robots'} visited too (search engines, link previews). They are not included in any other number.`,
  comparedWith: (from: string, to: string) =>
    `Compared with ${from === to ? from : `${from} to ${to}`}.`,
  sameHours: (day: string) =>
    `Today so far is compared with the same hours of ${day}: only what had happened by this time of that day.`,
  todayIsShorter:
    'Today is not over, while the compared period has all its hours: changes can still rise.',
  stillRising: (day: string, window: string) =>
    `Visitors since ${day} can still take steps: ${window} have not passed for them. Their numbers can rise, those of finished days cannot.`,
  moreThanVisitors:
    'More than 100% of visitors: a phone that installed or registered counts in that step, even if the report of its visit was lost on the way. It is then missing among the visitors.',
  parts: { cut: 'cut by the period', unfinished: 'not over yet' },
  seconds: (value: string) => `${value} s`,
  minutes: (value: string) => `${value} min`,
  hours: (value: string) => `${value} h`,
  daysLong: (value: string) => `${value} days`,
};

export type ConsoleTexts = typeof en;
