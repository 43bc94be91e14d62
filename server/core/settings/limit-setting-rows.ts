import { networkPrefix, wholeNumber } from '#server/core/settings/setting-readers.ts';
import { row } from '#server/core/settings/setting-row.ts';

/** Limits of callers, see `networkOf` for what counts as one, and of operators. */
export const limitSettingRows = {
  registrationsPerIp: row({
    env: 'REGISTRATIONS_PER_IP',
    default: '200',
    meaning: 'New accounts that one address may make in a day.',
    read: wholeNumber(1, 1_000_000),
  }),
  registrationsPerDevice: row({
    env: 'REGISTRATIONS_PER_DEVICE',
    default: '0',
    meaning: 'New accounts that one phone model at one address may make in a day; 0 = no limit.',
    read: wholeNumber(0, 1_000_000),
  }),
  ipv6Prefix: row({
    env: 'IPV6_PREFIX',
    default: '64',
    meaning: 'How many bits of an IPv6 address count as one caller for all limits.',
    read: networkPrefix,
  }),
  loginsPerIp: row({
    env: 'LOGINS_PER_IP',
    default: '120',
    meaning: 'Sign-ins, registrations and new passwords that one address may try in a minute.',
    read: wholeNumber(1, 1_000_000),
  }),
  installEventsPerIp: row({
    env: 'INSTALL_EVENTS_PER_IP',
    default: '3000',
    meaning: 'Install events that one address may send in a minute; a batch has 50 at most.',
    read: wholeNumber(1, 1_000_000),
  }),
  smsPerIp: row({
    env: 'SMS_PER_IP',
    default: '100',
    meaning: 'Codes by SMS that one address may ask for in an hour.',
    read: wholeNumber(1, 1_000_000),
  }),
  giftConfirmAbove: row({
    env: 'GIFT_CONFIRM_ABOVE',
    default: '10000',
    meaning:
      'Coins above which a gift or credit of the operator tool must be repeated with --confirm; 0 = always.',
    read: wholeNumber(0, 10_000_000),
  }),
} as const;
