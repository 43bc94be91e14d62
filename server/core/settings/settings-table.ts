import { clientSettingRows } from '#server/core/settings/client-setting-rows.ts';
import {
  aContact,
  aDatabase,
  aHeaderName,
  anOrigin,
  anAppOrigin,
  aToken,
  aWebAddress,
  anyText,
  flag,
  listOf,
  oneOf,
  wholeNumber,
} from '#server/core/settings/setting-readers.ts';
import { mailSettingRows } from '#server/core/settings/mail-setting-rows.ts';
import { operatorSettingRows } from '#server/core/settings/operator-setting-rows.ts';
import { proxiesToTrust } from '#server/core/settings/trust-proxy.ts';
import { limitSettingRows } from '#server/core/settings/limit-setting-rows.ts';
import { protectionSettingRows } from '#server/core/settings/protection-setting-rows.ts';
import { row } from '#server/core/settings/setting-row.ts';

/** All settings of the server; the help text and the table of docs/settings.md are generated from it. */
export const settingsTable = {
  port: row({
    env: 'PORT',
    default: '4600',
    meaning: 'Port to listen on; 0 takes a free one.',
    read: wholeNumber(0, 65_535),
  }),
  host: row({
    env: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address to listen on.',
    read: aToken,
  }),
  dataDir: row({
    env: 'DATA_DIR',
    default: '.data',
    meaning: 'Folder of the embedded database and the drawn pictures.',
    read: anyText,
  }),
  databaseUrl: row({
    env: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL to use instead of the embedded database.',
    read: anyText,
    isSecret: true,
  }),
  reportDatabaseUrl: row({
    env: 'REPORT_DATABASE_URL',
    default: '',
    meaning:
      'Replica of DATABASE_URL from which the report pages and their API read; a user who may only read suffices.',
    read: aDatabase,
    isSecret: true,
  }),
  market: row({
    env: 'MARKET',
    default: 'ph',
    meaning: 'Market to serve: ph (PHP, English) or th (THB, Thai).',
    read: oneOf(['ph', 'th']),
  }),
  games: row({
    env: 'GAMES',
    default: '420',
    meaning: "Games of the demo's catalogue; it can grow later, not shrink.",
    read: wholeNumber(1, 50_000),
  }),
  scenario: row({
    env: 'SCENARIO',
    default: '',
    meaning: 'Named state to prepare at start; an unknown name prints the list.',
    read: anyText,
  }),
  fault: row({
    env: 'FAULT',
    default: '',
    meaning: 'Faults of the faulty-platform scenario: path=kind:value, separated by commas.',
    read: listOf(anyText),
  }),
  demo: row({
    env: 'DEMO',
    default: 'true',
    outsideDemo: 'false',
    meaning:
      'Whether this is a demo, with an account whose password is known; by NODE_ENV=production it is none.',
    read: flag,
    isSwitch: true,
  }),
  ...operatorSettingRows,
  rsaBits: row({
    env: 'RSA_BITS',
    default: '1024',
    meaning:
      'Size of the RSA key made at first start; the app takes any, and 2048 is recommended for real players.',
    read: wholeNumber(1024, 4096),
  }),
  ...limitSettingRows,
  smsProvider: row({
    env: 'SMS_PROVIDER',
    default: 'outbox',
    meaning: 'How codes reach phones: outbox (not at all: they are shown at /dev/outbox) or http.',
    read: oneOf(['outbox', 'http']),
  }),
  smsUrl: row({
    env: 'SMS_URL',
    default: '',
    meaning: 'Where the http provider posts {to, text, scene}.',
    read: (text) => (text === '' ? '' : aWebAddress(text)),
  }),
  smsKey: row({
    env: 'SMS_KEY',
    default: '',
    meaning: 'Sent to the SMS gateway as a bearer; give it in the environment, not as a flag.',
    read: anyText,
    isSecret: true,
  }),
  ...mailSettingRows,
  pushContact: row({
    env: 'PUSH_CONTACT',
    default: 'https://parola.example/contact',
    meaning: 'Where a push service reaches the operator: a mailto: or https: address.',
    read: aContact,
  }),
  callLoopback: row({
    env: 'CALL_LOOPBACK',
    default: 'false',
    meaning:
      'Lets notifications and postbacks go to this machine, also without HTTPS (tests only).',
    read: flag,
    isSwitch: true,
  }),
  redeemCodes: row({
    env: 'REDEEM_CODES',
    default: 'true',
    meaning: 'Whether players can redeem codes.',
    read: flag,
    isSwitch: true,
  }),
  paymentProvider: row({
    env: 'PAYMENT_PROVIDER',
    default: 'sandbox',
    outsideDemo: 'none',
    meaning: 'Who takes payments: sandbox (never where money is real) or none.',
    read: oneOf(['sandbox', 'none']),
  }),
  payoutProvider: row({
    env: 'PAYOUT_PROVIDER',
    default: 'sandbox',
    outsideDemo: 'none',
    meaning:
      'Who pays players out: sandbox (nobody, it only says so) or none: the operator, who notes it by withdrawal pay.',
    read: oneOf(['sandbox', 'none']),
  }),
  moneyCodes: row({
    env: 'MONEY_CODES',
    default: 'false',
    withSmsGateway: 'true',
    meaning: 'Whether binding a bank account and withdrawing ask for a code by SMS.',
    read: flag,
    isSwitch: true,
  }),
  visitorDemos: row({
    env: 'VISITOR_DEMOS',
    default: 'true',
    meaning: 'Whether visitors can try demos of games without an account.',
    read: flag,
    isSwitch: true,
  }),
  ...protectionSettingRows,
  withdrawReviewSeconds: row({
    env: 'WITHDRAW_REVIEW_SECONDS',
    default: '15',
    outsideDemo: 'manual',
    meaning:
      'How long a withdrawal waits for its review before it is sent to the bank; manual = until withdrawal approve.',
    read: (text) => (text === 'manual' ? null : wholeNumber(0, 1_000_000)(text)),
  }),
  payoutSeconds: row({
    env: 'PAYOUT_SECONDS',
    default: '45',
    meaning: 'How long the sandbox bank takes to pay out.',
    read: wholeNumber(0, 1_000_000),
  }),
  trustProxy: row({
    env: 'TRUST_PROXY',
    default: 'false',
    meaning:
      'Proxies in front: how many (1), or their networks (10.0.0.0/8,loopback); false = none.',
    read: proxiesToTrust,
  }),
  countryHeader: row({
    env: 'COUNTRY_HEADER',
    default: '',
    meaning:
      'Header by which the proxy in front names the caller’s country (cf-ipcountry), for the report.',
    read: aHeaderName,
  }),
  allowedOrigins: row({
    env: 'ALLOWED_ORIGINS',
    default: '',
    meaning: 'Other origins whose pages may call the API, separated by commas.',
    read: listOf(anOrigin),
  }),
  appOrigin: row({
    env: 'APP_ORIGIN',
    default: '',
    meaning:
      'Origin of the app: its passkeys belong to it, and codes by SMS name it so that phones fill them in; empty = no passkeys, in a demo those of localhost.',
    read: (text) => (text === '' ? '' : anAppOrigin(text)),
  }),
  clientDir: row({
    env: 'CLIENT_DIR',
    default: 'dist/client',
    meaning: 'Folder of the built app; when it is missing only the API is served.',
    read: anyText,
  }),
  ...clientSettingRows,
  gameOpenType: row({
    env: 'GAME_OPEN_TYPE',
    default: 'iframe',
    meaning: 'How the app opens a game: iframe, redirect or window.',
    read: oneOf(['iframe', 'redirect', 'window']),
  }),
  frameOrigins: row({
    env: 'FRAME_ORIGINS',
    default: '',
    meaning: 'Other origins whose games and payment pages the app may frame, separated by commas.',
    read: listOf(anOrigin),
  }),
  movableClock: row({
    env: 'MOVABLE_CLOCK',
    default: 'false',
    meaning: 'Lets the operator push the clock forward (tests and demos only).',
    read: flag,
    isSwitch: true,
  }),
} as const;
