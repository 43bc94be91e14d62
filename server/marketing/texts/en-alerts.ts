import type { AlertShape } from '#server/core/database/alert-tables.ts';
import type { WatchedStep } from '#server/marketing/alerts/find-changes.ts';

interface StepNumbers {
  count: string;
  usual: string;
  low: string;
  high: string;
  when: string;
}

export const alerts = {
  title: 'Alerts',
  intro: 'What changed more than usual, what keeps failing, and what costs money without results.',
  open: 'Open',
  muted: 'Muted',
  ended: 'Ended',
  noneOpen: 'Nothing is out of its usual range.',
  noneMuted: 'No muted alerts.',
  noneEnded: 'No alert has ended yet.',
  allVisitors: 'all visitors',
  campaign: (name: string) => `campaign ${name}`,
  steps: {
    landed: 'Visitors',
    offered: 'Saw the offer',
    agreed: 'Accepted it',
    installed: 'Installs',
    opened: 'Opened from home screen',
    registered: 'Registrations',
    deposited: 'First deposits',
    deposits: 'Deposits',
  } satisfies Record<WatchedStep, string>,
  drop: (step: string, of: string) => `${step} dropped: ${of}`,
  rise: (step: string, of: string) => `${step} rose: ${of}`,
  untilHour: (day: string, hour: string) => `${day} up to ${hour}`,
  stepNumbers: ({ count, usual, low, high, when }: StepNumbers) =>
    `${count} on ${when}; usually about ${usual} (${low} to ${high}).`,
  postbackFails: (name: string) => `Postback “${name}” keeps failing`,
  scheduleFails: (name: string) => `Schedule “${name}” keeps failing`,
  refusals: (count: string) => `Attempts since the last accepted one: ${count}.`,
  costOf: (campaign: string) => `Cost without results: campaign ${campaign}`,
  costNumbers: (amount: string, days: number, day: string) =>
    `${amount} in the ${days} days up to ${day}, without an install or a registration.`,
  show: 'Show the numbers',
  found: (when: string) => `Found ${when}`,
  sent: (when: string) => `Sent ${when}`,
  waiting: 'Waiting to be sent',
  notSent: 'Not sent',
  failed: (problem: string) => `Could not be sent: ${problem}`,
  retrying: (problem: string) => `Trying again: ${problem}`,
  endedAt: (when: string) => `Ended ${when}`,
  mutedUntil: (day: string) => `Muted up to ${day}`,
  muteUntil: 'Mute up to',
  mute: 'Mute',
  unmute: 'Unmute',
  settings: 'Settings',
  receiver: (host: string) => `Alerts are sent to ${host}.`,
  emailReceivers: (addresses: string) => `By e-mail they are sent to ${addresses}.`,
  sentByEmail: (addresses: string) => `By e-mail (${addresses}):`,
  noReceiver:
    'Alerts are only listed here. Enter an address or e-mail addresses to send them, too.',
  fields: {
    shape: 'Format',
    url: 'Address',
    recipient: 'Recipient',
    secret: 'Secret',
    language: 'Language of the messages',
    quietFrom: 'Quiet from',
    quietUntil: 'Quiet until',
    steps: 'Steps',
  },
  shapes: {
    json: 'JSON webhook',
    slack: 'Slack',
    telegram: 'Telegram',
    line: 'LINE',
  } satisfies Record<AlertShape, string>,
  hints: {
    url: 'Gets each alert as a POST request: your webhook, Slack’s incoming webhook, sendMessage of your Telegram bot, or LINE’s push endpoint. It is never shown again.',
    urlKept: 'Leave it empty to keep the current address.',
    recipient: 'For Telegram the chat, for LINE the user or group.',
    secret: 'Signs JSON; for LINE the access token of the channel. It is never shown again.',
    secretKept: 'Leave it empty to keep the current secret. A new address needs it again.',
    quiet: (timeZone: string) =>
      `In the time zone ${timeZone}. Alerts wait until the quiet hours end.`,
  },
  noQuiet: 'None',
  noAddress: 'Remove the address',
  noSecret: 'Remove the secret',
  save: 'Save settings',
  test: 'Send a test',
  testMessage: 'This is a test of Parola’s alerts.',
  testSent: (status: string) => `Test sent. The receiver answered ${status}.`,
  testEmailed: (addresses: string) => `Test sent to ${addresses}.`,
  testNotSent: (status: string, answer: string) =>
    answer === '' ? `Test not sent: ${status}.` : `Test not sent: ${status}. ${answer}`,
  saved: 'Settings saved.',
  wasMuted: 'Muted.',
  wasUnmuted: 'Unmuted.',
  rule: 'Numbers are looked at a quarter of an hour after 6:00, 12:00, 18:00 and midnight of the market, for the day up to that hour. Visitors are compared by their share of the seven days before (without the largest), other steps by their share of the visitors. A step is out of range when it is more than five deviations from the median of the last eight same weekdays up to the same hour; a deviation is at least 10% and what chance alone does. It takes at least four such weekdays and 20 visitors. Of steps that follow each other, the first one is reported; of all visitors only what no single campaign explains. An alert ends when its numbers are usual again.',
  otherRules:
    'A postback or schedule keeps failing after three attempts in a row. A cost is without results when a campaign had no install and no registration in seven days, and ten were to be expected at the average price.',
};
