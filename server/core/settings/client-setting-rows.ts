import {
  aPathPrefix,
  aToken,
  anOrigin,
  anyText,
  flag,
  listOf,
  wholeNumber,
} from '#server/core/settings/setting-readers.ts';
import { row } from '#server/core/settings/setting-row.ts';

/** The operator's settings of the app, which the server stamps into its page. */
export const clientSettingRows = {
  apiBase: row({
    env: 'API_BASE',
    default: '',
    meaning: "Origin that the app calls; empty = the page's own.",
    read: (text) => (text === '' ? '' : anOrigin(text)),
  }),
  pictureOrigins: row({
    env: 'PICTURE_ORIGINS',
    default: '',
    meaning: 'Other origins whose pictures the app may show, separated by commas.',
    read: listOf(anOrigin),
  }),
  pathPrefix: row({
    env: 'PATH_PREFIX',
    default: '',
    meaning: 'Put before the path of every call, e.g. /ph.',
    read: aPathPrefix,
  }),
  credentials: row({
    env: 'CREDENTIALS',
    default: 'false',
    meaning: 'Whether the app sends cookies to a platform at another origin.',
    read: flag,
    isSwitch: true,
  }),
  publicKey: row({
    env: 'PUBLIC_KEY',
    default: '',
    meaning: 'RSA key (base64 SPKI) that the app uses until the platform has served its own.',
    read: anyText,
  }),
  appId: row({
    env: 'APP_ID',
    default: 'parola-web-demo',
    meaning: 'Sent by the app with every call.',
    read: aToken,
  }),
  channel: row({
    env: 'CHANNEL',
    default: 'WEB',
    meaning: 'Sent by the app with every call.',
    read: aToken,
  }),
  referrer: row({
    env: 'REFERRER',
    default: '',
    meaning: 'Sent by the app with every call as clientReferrer; empty = the market.',
    read: anyText,
  }),
  ageTicked: row({
    env: 'AGE_TICKED',
    default: 'true',
    meaning: 'Whether the 21+ box of the registration is ticked when it opens.',
    read: flag,
    isSwitch: true,
  }),
  keepSignedIn: row({
    env: 'KEEP_SIGNED_IN',
    default: 'false',
    meaning: 'Whether "Keep me logged in" is ticked when the login opens.',
    read: flag,
    isSwitch: true,
  }),
  entryParameter: row({
    env: 'ENTRY_PARAMETER',
    default: 'entry',
    meaning: 'Query field of the opened address that keeps the install sheet away.',
    read: aToken,
  }),
  autoActivities: row({
    env: 'AUTO_ACTIVITIES',
    default: 'true',
    meaning: "Whether activities come up by themselves in a player's lobby.",
    read: flag,
    isSwitch: true,
  }),
  iconBudgetMb: row({
    env: 'ICON_BUDGET_MB',
    default: '3',
    meaning:
      'Most megabytes of game icons that a browser tab on mobile data fetches ahead; the installed app and Wi-Fi keep all.',
    read: wholeNumber(0, 40),
  }),
  askConsent: row({
    env: 'ASK_CONSENT',
    default: 'false',
    meaning: 'Whether visitors are asked before what brought them is stored on their phone.',
    read: flag,
    isSwitch: true,
  }),
} as const;
