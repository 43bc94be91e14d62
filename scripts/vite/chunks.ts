/** Which modules share a file of the build. */
import type { Rolldown } from 'vite';

/**
 * What only screens behind the network use, by the beginning of its files' names: it loads with them,
 * and is no part of the offline kit.
 */
const WITH_THEIR_SCREENS = {
  domain: [
    'accumulated-recharge',
    'activity-queue',
    'allowed-html',
    'bank-account',
    'cash-bonus',
    'deposit',
    'fee',
    'follow',
    'install',
    'mail',
    'mobile-entry',
    'notice',
    'play',
    'protection',
    'record',
    'red-packet',
    'redeem-code',
    'registration',
    'reward-entry',
    'savings',
    'search',
    'share-',
    'sign-up-bonus',
    'spin',
    'task',
    'verification-code',
    'vip',
    'withdrawal',
  ],
  platform: [
    'clean-html',
    'clipboard',
    'game-place',
    'held-lock',
    'native-share',
    'pay-frame',
    'save-file',
    'screen-shape',
    'wake-lock',
  ],
  session: [
    'activity-marks',
    'deposit',
    'money-order',
    'play-',
    'stored-records',
    'use-claim-order',
    'use-coin-after',
    'use-asking',
    'use-day-break',
    'use-fresh-balance',
    'use-money-attempt',
    'use-protection-watch',
    'use-refreshes',
    'use-server-now',
  ],
  ui: [
    'bank-logo',
    'choice-group',
    'copy-number',
    'count-up',
    'load-more',
    'package-offer',
    'pick-field',
    'qr-',
    'received-card',
    'rich-text',
    'slide-row',
    'summary-list',
    'unsure-card',
    'icons/messenger-icon',
    'icons/whatsapp-icon',
    'icons/x-icon',
  ],
};

/** The app's small shared files, in one chunk. */
function kitTest(): RegExp {
  const apart = Object.entries(WITH_THEIR_SCREENS)
    .flatMap(([folder, starts]) => starts.map((start) => `${folder}/${start}`))
    .join('|')
    .replaceAll('/', '[\\\\/]');
  return new RegExp(
    `[\\\\/]src[\\\\/](?!${apart})(?:ui|domain|config|platform|session)[\\\\/](?!.*\\.preview)`,
  );
}

/** What follows the first view, by the beginning of its files' names. */
const AFTER_FIRST_VIEW = [
  'api/push-api',
  'app/after-first-view',
  'app/follow-return',
  'app/icon-generations',
  'app/install-reporting',
  'app/once-in-charge',
  'app/overlay-',
  'app/push-client',
  'app/quiet-moments',
  'app/router',
  'app/routes/(?:lobby|player|public|root|online|route-|.*-part)',
  'app/screens',
  'app/send-install-events',
  'app/update-moments',
  'app/worker-updates',
  'domain/connection-notice',
  'domain/deposit/order',
  'features/game/game-menu',
  'features/game/like-toast',
  'features/game/long-press',
  'features/lobby-footer',
  'features/offline-notice',
  'features/responsible-block',
  'features/update-notice',
  'screens/home/home-footer',
];

/** Rolldown's groups: a module goes into the first that it fits. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What changes only when a package is updated stays in a returning player's cache, so an
  // update of the app costs its own code alone. Only packages that every start needs.
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]src[\\/]app[\\/]react-first\.ts/,
  },
  {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](?:@reduxjs(?!.*[\\/]query[\\/])|redux|redux-thunk|react-redux|reselect|immer|use-sync-external-store|valibot|idb-keyval)[\\/]/,
  },
  // All that the lobby starts with, in one file.
  { name: 'start', tags: ['$initial'], test: /[\\/]src/ },
  // After the first view: the router.
  { name: 'router', test: /[\\/]node_modules[\\/]@tanstack[\\/]/ },
  // The rest of all texts, and the calls of what comes after the first view.
  {
    name: 'texts',
    test: /[\\/]node_modules[\\/](?:i18next|react-i18next)[\\/]|[\\/]src[\\/]i18n[\\/](?:i18n|texts[\\/](?:en-PH[\\/](?:all|later)|en-US[\\/]all))\.ts/,
  },
  {
    name: 'calls',
    test: /[\\/]node_modules[\\/]@reduxjs[\\/].*[\\/]query[\\/]|[\\/]src[\\/](?:api[\\/](?:api|account-api|balance-api|game-api|lobby-api)|features[\\/]big-win[\\/]big-wins)\.ts/,
  },
  // The screen in the place of those that need a network: precached, and loaded without one.
  {
    name: 'offline',
    test: /[\\/]src[\\/]screens[\\/]needs-connection(?!.*\.preview)/,
  },
  // The rest of the kit would fall into dozens of files of a few hundred bytes.
  {
    name: 'overlay',
    test: /[\\/]node_modules[\\/]@(?:base-ui|floating-ui)[\\/]|[\\/]src[\\/]ui[\\/](?:side-drawer|bottom-sheet|centre-dialog|overlay|use-overlay|scroll-body)/,
  },
  {
    name: 'kit',
    test: kitTest(),
  },
  // What everything that can be claimed has in common.
  {
    name: 'claims',
    test: /[\\/]src[\\/](?:session[\\/](?:money-order|use-c(?:laim-order|oin-after))|i18n[\\/]money-problems|ui[\\/]received-card|features[\\/]rewards[\\/])(?!.*\.preview)/,
  },
  // The install controller comes after the first paint; its overlays when one opens.
  {
    name: 'install',
    test: /[\\/]src[\\/](?:app[\\/]install[\\/](?:browser-)?install|domain[\\/]install)/,
  },
  {
    name: 'install-overlays',
    test: /[\\/]src[\\/](?:features[\\/]install[\\/](?!.*preview)|i18n[\\/].*install)/,
  },
  // All that comes right after the first view: the screens' frame, the footer, what is shown without a
  // network, what follows the player and the worker. One file, as each is a request and a task. Last: the
  // groups above have what it needs.
  {
    name: 'screens',
    test: new RegExp(
      [
        String.raw`[\\/]node_modules[\\/]workbox-(?:window|core)[\\/]`,
        String.raw`[\\/]src[\\/](?:${AFTER_FIRST_VIEW.join('|').replaceAll('/', String.raw`[\\/]`)})(?!.*\.preview)`,
      ].join('|'),
    ),
  },
];
