/** Defines which modules share a file of the build. */
import type { Rolldown } from 'vite';

/**
 * Modules used only by screens that need the network, by the prefix of their file names: they load with those
 * screens, and are not available offline.
 */
export const WITH_THEIR_SCREENS = {
  domain: [
    'accumulated-recharge',
    'activity-queue',
    'allowed-html',
    'avatar',
    'bank-account',
    'cash-bonus',
    'csv/',
    'deposit',
    'errors/',
    'fee',
    'follow',
    'install',
    'mail',
    'mobile-entry',
    'nickname',
    'notice',
    'play',
    'protection',
    'push-choice',
    'record',
    'red-packet',
    'redeem-code',
    'registration',
    'reward',
    'savings',
    'search',
    'share-',
    'sign-up-bonus',
    'spin',
    'task',
    'typed-amount',
    'verification-code',
    'vip',
    'wagering',
    'withdrawal',
  ],
  browser: [
    'clean-html',
    'clipboard',
    'encrypt-password',
    'frame-entries',
    'game-place',
    'held-lock',
    'native-share',
    'pay-frame',
    'phone-info',
    'repair-database',
    'save-file',
    'screen-shape',
    'sealed-box',
    'wake-lock',
  ],
  session: [
    'account-request',
    'activity-marks',
    'deposit',
    'form-request-number',
    'login-draft',
    'money-',
    'play-',
    'registration-draft',
    'saved-login',
    'stored-records',
    'use-coin-after',
    'use-day-break',
    'use-idempotent-mutation',
    'use-password-proof',
    'use-protection-watch',
    'use-retry',
    'use-reward-claims',
    'use-server-now',
    'use-spin-records',
    'use-superior-id',
    'verification',
  ],
  ui: [
    'account-field',
    'account-frame',
    'balance-line',
    'bank-line',
    'bank-logo',
    'bottom-sheet',
    'centre-dialog',
    'choice-group',
    'confirm-step',
    'copy-number',
    'count-up',
    'cover-radio',
    'done-note',
    'entry-row',
    'fact',
    'figure-head',
    'filter-bar',
    'game-frame',
    'harbour-art',
    'history',
    'in-doubt-card',
    'layout/pair',
    'load-more',
    'new-password-fields',
    'outcome-title',
    'overlay',
    'package-offer',
    'paging',
    'password-field',
    'preview',
    'pick-field',
    'qr-',
    'receipt-card',
    'received-card',
    'rich-text',
    'scroll-body',
    'seal',
    'side-drawer',
    'slide-row',
    'summary-list',
    'use-frame-entries',
    'use-overlay',
    'vip-emblem',
    'wagering-terms',
    'icons/boost-icon',
    'icons/messenger-icon',
    'icons/ticket-icon',
    'icons/whatsapp-icon',
    'icons/x-icon',
  ],
};

/** The app's small shared files. */
const KIT = String.raw`(?!${Object.entries(WITH_THEIR_SCREENS)
  .flatMap(([folder, starts]) => starts.map((start) => `${folder}/${start}`))
  .join('|')})(?:ui|domain|config|browser|session)/`;

/** Modules that load right after the first paint, by the prefix of their file names. */
export const LATER = [
  'api/(?:api|account-api|balance-api|game-api|lobby-api|push-api)',
  'app/background',
  'app/bottom-bars',
  'app/follow-return',
  'app/icon-generations',
  'app/install-reporting',
  'app/once-controlled',
  'app/overlay-',
  'app/push-client',
  'app/idle-moments',
  'app/lobby-scroll',
  'app/router',
  'app/routes/(?:lobby|player|public|root|online|route-|.*-part)',
  'app/screens',
  'app/send-install-events',
  'app/update-moments',
  'app/worker-updates',
  'domain/connection-notice',
  'domain/deposit/order',
  'features/big-win/big-wins',
  'features/game/continue-row',
  'features/consent/consent-bar',
  'features/game/game-menu',
  'features/game/like-(?:announcer|queue|sync|messages)',
  'features/game/long-press',
  'features/lobby-footer',
  'features/offline-notice',
  'features/responsible-block',
  'features/update-notice',
  'i18n/(?:i18n|namespaces|texts/en-PH/(?:all|later))\\.',
  'screens/home/home-footer',
  // Replaces the screens that need a network.
  'screens/needs-connection',
];

/** Rolldown's groups: a module goes into the first one that matches. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Packages needed by every start. They change only when a package is updated, so an app update leaves them
  // in a returning player's cache.
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]src[\\/]startup[\\/]react-first\.ts/,
  },
  {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](?:@reduxjs(?!.*[\\/]query[\\/])|redux|redux-thunk|react-redux|reselect|immer|use-sync-external-store(?!.*shim)|valibot|idb-keyval)[\\/]/,
  },
  // Everything the lobby starts with, in one file.
  {
    name: 'start',
    tags: ['$initial'],
    test: /[\\/]src[\\/](?!startup[\\/](?:polyfills|missing-methods))/,
  },
  // Code that loads right after the first paint, in three files, as each is a request and a task: the router,
  // with the address parsing of its routes and the install controller, which is too small for its own file;
  // the other packages; all our own code.
  {
    name: 'router',
    test: /[\\/]node_modules[\\/]@tanstack[\\/]|[\\/]src[\\/](?:app[\\/]install[\\/](?:browser-)?install|domain[\\/](?:install|mail\.|search[\\/]game-query|record[\\/](?:record-query|record-item|market-day)))/,
  },
  {
    name: 'packages',
    test: /[\\/]node_modules[\\/](?:i18next|react-i18next|keen-slider|workbox-window|workbox-core|@reduxjs[\\/].*[\\/]query)[\\/]/,
  },
  {
    name: 'later',
    test: new RegExp(
      String.raw`/src/(?:${[...LATER, KIT].join('|')})(?!.*\.preview)`.replaceAll(
        '/',
        String.raw`[\\/]`,
      ),
    ),
  },
  // Classification of refusals, and their texts.
  {
    name: 'errors',
    test: /[\\/]src[\\/](?:domain[\\/]errors[\\/]|i18n[\\/](?:error-catalogue|describe-error|money-problems|use-error-text))/,
  },
  // The rest of the kit would split into dozens of files of a few hundred bytes.
  {
    name: 'overlay',
    test: /[\\/]node_modules[\\/]@(?:base-ui|floating-ui)[\\/]|[\\/]src[\\/]ui[\\/](?:side-drawer|bottom-sheet|centre-dialog|overlay|use-overlay|scroll-body)/,
  },
  // The frame and the fields of login and registration.
  {
    name: 'account-forms',
    test: /[\\/]src[\\/]ui[\\/](?:account-f|harbour-art|new-password-fields|password-field)(?!.*\.preview)|[\\/]src[\\/](?:i18n[\\/]use-credential-texts|session[\\/](?:account-request|login-draft|saved-login|use-password-proof|verification)|browser[\\/](?:encrypt-password|phone-info|sealed-box)|domain[\\/]verification-code)/,
  },
  // Lists that are loaded page by page.
  {
    name: 'lists',
    test: /[\\/]src[\\/]ui[\\/](?:entry-row|history|load-more|paging)(?!.*\.preview)/,
  },
  // Code shared by everything that can be claimed.
  {
    name: 'claims',
    test: /[\\/]src[\\/](?:session[\\/](?:form-request-number|money-|use-(?:coin-after|idempotent-mutation|retry|reward-claims))|ui[\\/](?:received-card|wagering-terms)|catalogue[\\/]use-wagering-texts|domain[\\/]wagering|features[\\/]rewards[\\/])(?!.*\.preview)/,
  },
  // Overlays that open by themselves, once for most visitors.
  {
    name: 'install-overlays',
    test: /[\\/]src[\\/](?:app[\\/]install[\\/]overlay|features[\\/]install[\\/](?!.*preview))/,
  },
];

/** The files whose code nearly all runs at every start. */
const RUN_AT_START: ReadonlySet<string> = new Set(['react', 'vendor', 'start']);

/**
 * First line of a file: makes V8 compile all of it off the main thread while it downloads, instead of each
 * function on its first call. A plain comment to every other browser.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  RUN_AT_START.has(name) ? '//# allFunctionsCalledOnLoad' : '';
