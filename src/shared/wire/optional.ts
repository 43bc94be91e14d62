/**
 * Everything that a server may be without: the only list (a section of docs/platform.md is written from it, see
 * `tests/app/optional.test.ts`).
 */
import type { EndpointName } from './endpoints.ts';

/**
 * Calls that the app makes on its own initiative: an answer 404 or 501 is remembered, and the call is not made
 * again in this release.
 */
const ASKED_ONCE: ReadonlySet<string> = new Set([
  'cancelDeposit',
  'identity',
  'installEvents',
  'passkeyList',
  'passkeyOptions',
  'protection',
  'pushSubscribe',
  'pushUnsubscribe',
  'rewardItems',
  'vipInfo',
  'wagering',
] satisfies EndpointName[]);

export const isAskedOnce = (name: string): boolean => ASKED_ONCE.has(name);

/** A picture of `OPTIONAL_PICTURES`: an answer 404 or 410 is remembered in the same way. */
export const isOptionalPicture = (url: string): boolean => /\/provider\/\d+-mark\.svg$/.test(url);

export interface OptionalCalls {
  readonly purpose: string;
  readonly calls: readonly EndpointName[];
  readonly note?: string;
}

/** All optional calls by what they are for. */
export const OPTIONAL_CALLS: readonly OptionalCalls[] = [
  { purpose: 'install funnel', calls: ['installEvents'] },
  {
    purpose: "the worker's own report",
    calls: ['workerReport'],
    note: 'by the worker: once a day, once an hour with news, at most',
  },
  { purpose: 'notifications', calls: ['pushSubscribe', 'pushUnsubscribe'] },
  {
    purpose: 'player protection',
    calls: [
      'protection',
      'setLimit',
      'confirmLimit',
      'setReality',
      'answerReality',
      'takeBreak',
      'selfExclude',
      'ownRecords',
      'identity',
    ],
  },
  {
    purpose: 'savings',
    calls: ['savings', 'depositSavings', 'withdrawSavings', 'claimInterest', 'savingsRecord'],
  },
  { purpose: 'boosts and tickets', calls: ['rewardItems'] },
  {
    purpose: 'records and conditions',
    calls: ['transactions', 'gameRecord', 'wagering', 'redPacketRecord'],
  },
  {
    purpose: 'name, picture, password',
    calls: ['changeProfile', 'changePassword'],
    note: 'offered only where the web config says `profileChanges: 1`',
  },
  {
    purpose: "a visitor's demo",
    calls: ['gameDemo'],
    note:
      'offered only where the web config says `visitorDemos: 1`; the app shows the address that it answers in ' +
      'a sandboxed frame, and hears no messages of it',
  },
  {
    purpose: 'demos without a network',
    calls: ['offlineDemos'],
    note:
      'offered only where the web config says `offlineDemos: 1`; each page is one HTML file with everything in ' +
      'it, which the app stores and shows in a frame without an origin and without connections',
  },
  {
    purpose: 'an unpaid deposit',
    calls: ['cancelDeposit'],
    note: "ends the player's own unpaid order and answers its `status`; without it the app offers no cancelling",
  },
  {
    purpose: 'passkeys',
    calls: ['passkeyOptions', 'passkeyCreate', 'passkeyLogin', 'passkeyList', 'passkeyRemove'],
    note: 'WebAuthn level 3 in the JSON forms of browsers; without the marked calls the app shows nothing of them',
  },
  { purpose: 'VIP, tasks, sign-ins', calls: ['vipInfo', 'claimVipBonus', 'claimTask', 'sessions'] },
];

/** All optional pictures; `n` is a provider's id. */
export const OPTIONAL_PICTURES = [
  {
    purpose: "a provider's logo",
    address: '{gameResourceUrl}/provider/{n}-mark.svg',
    instead: 'the first letter of its name',
  },
] as const;
