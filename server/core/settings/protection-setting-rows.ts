import { PROMOTION_NEEDS } from '#server/core/settings/promotion-needs.ts';
import {
  anyText,
  aWebAddress,
  flag,
  listOf,
  oneOf,
  optional,
  wholeNumber,
} from '#server/core/settings/setting-readers.ts';
import { row } from '#server/core/settings/setting-row.ts';

const ANY_SUM = 1_000_000_000;
const REALITY = { 0: 0, 15: 15, 30: 30, 60: 60 } as const;

/** Settings of player protection and of the identity check. */
export const protectionSettingRows = {
  helpline: row({
    env: 'HELPLINE',
    default: '',
    meaning:
      'Helpline that the app names to players; without a demo the server does not start without it.',
    read: anyText,
  }),
  licenseNo: row({
    env: 'LICENSE_NO',
    default: '',
    meaning: 'Licence that the app names; without a demo the server does not start without it.',
    read: anyText,
  }),
  realityMax: row({
    env: 'REALITY_MAX',
    default: '60',
    meaning: 'Longest interval of the reality check in minutes: 15, 30, 60, or 0 for none.',
    read: (text) => REALITY[oneOf(['0', '15', '30', '60'])(text)],
  }),
  identityFrom: row({
    env: 'IDENTITY_FROM',
    default: '',
    meaning: 'Coins that may be paid in, in all, before the identity check; empty = no check.',
    read: optional(wholeNumber(0, ANY_SUM)),
  }),
  identityUrl: row({
    env: 'IDENTITY_URL',
    default: '',
    meaning: 'Where the identity check is done; the player goes along as ref.',
    read: (text) => (text === '' ? '' : aWebAddress(text)),
  }),
  promotionNeeds: row({
    env: 'PROMOTION_NEEDS',
    default: PROMOTION_NEEDS.join(','),
    meaning:
      'What a friend must have done to count as invited, and a player to be paid promotions: mobile (bound), deposit (a first one, without which nothing can be withdrawn).',
    read: listOf(oneOf(PROMOTION_NEEDS)),
  }),
  identityAddress: row({
    env: 'IDENTITY_ADDRESS',
    default: 'false',
    meaning: 'Whether the identity check asks for an address too.',
    read: flag,
    isSwitch: true,
  }),
} as const;
