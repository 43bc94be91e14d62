/** Defines which modules share a file of the build. */
import type { Rolldown } from 'vite';

/** The app's small shared files that the lobby uses. */
export const KIT = [
  'config/',
  // Contracts load with the calls that they belong to.
  'shared/(?:customer-service|form|market|offline|time)/(?!.*contract)',
  'shared/account/(?:credential-bounds|user\\.|validation)',
  'shared/activity/(?:activity\\.|idle-moment|red-dot)',
  'shared/bank-account/account-length',
  'shared/deposit/order',
  'shared/game/(?:game|likes)\\.',
  'shared/lobby/(?!.*contract|search-params)',
  'shared/mobile/mobile\\.',
  'shared/money/money',
  'shared/share/social',
  'shared/text/(?!allowed-html)',
  'shared/worker/(?!.*contract)',
  'state/(?:connection|consent|install|likes|lobby|push)/',
  'state/activities/dot-answers',
  'state/drafts/(?:draft-owner|form-drafts)',
  'state/money-call/unfinished-end',
  'state/records/stored-service',
  'state/session/(?:account-state-answers|session-slice|stored-player|use-account-state)',
  'browser/worker/',
  'browser/history/(?!frame-entries)',
  'browser/install/(?!phone-info)',
  'browser/page/(?!clean-html|clipboard|encrypt-password|game-place|native-share|pay-frame|screen-shape|wake-lock)',
  'browser/storage/(?!held-lock|repair-database|save-file|sealed-box)',
  'ui/brand/',
  'ui/base/(?!preview)',
  'ui/feedback/(?!count-up|done-note|in-doubt-card|outcome-title|receipt-card|received-card|seal)',
  'ui/form/(?!account-f|choice-group|cover-radio|harbour-art|new-password-fields|password-field|pick-field|preview-choice)',
  'ui/icons/(?!boost-icon|messenger-icon|ticket-icon|whatsapp-icon|x-icon)',
  'ui/layout/(?!pair|slide-row|use-frame-entries)',
  'ui/list/(?:chip|list-row)',
  'ui/media/(?:avatar|fade-image|letter-tile|marquee|use-failing-image)',
  'ui/money/amount',
  'ui/overlay/(?:bank-sheet|confirm-row|drawer-properties)',
];

/** Modules that load right after the first paint, by the prefix of their file names. */
export const LATER = [
  'api/(?:core/api|account|balance|game|lobby|push)\\.',
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
    test: /[\\/]node_modules[\\/]@tanstack[\\/]|[\\/]src[\\/](?:app[\\/]install[\\/](?:browser-)?install|shared[\\/](?:install[\\/](?!contract)|mail[\\/]mail\.|search[\\/]game-query|record[\\/](?:record-query|record-item|market-day)))/,
  },
  {
    name: 'packages',
    test: /[\\/]node_modules[\\/](?:i18next|react-i18next|keen-slider|workbox-window|workbox-core|@reduxjs[\\/].*[\\/]query)[\\/]/,
  },
  {
    name: 'later',
    test: new RegExp(
      String.raw`/src/(?:${[...LATER, ...KIT].join('|')})(?!.*\.preview)`.replaceAll(
        '/',
        String.raw`[\\/]`,
      ),
    ),
  },
  // Classification of refusals, and their texts.
  {
    name: 'errors',
    test: /[\\/]src[\\/](?:shared[\\/][^\\/]+[\\/](?:[^\\/]+-)?errors\.ts|i18n[\\/](?:error-catalogue|describe-error|money-problems|use-error-text))/,
  },
  // The rest of the kit would split into dozens of files of a few hundred bytes.
  {
    name: 'overlay',
    test: /[\\/]node_modules[\\/]@(?:base-ui|floating-ui)[\\/]|[\\/]src[\\/]ui[\\/]overlay[\\/](?:side-drawer|bottom-sheet|centre-dialog|overlay|use-overlay|scroll-body)/,
  },
  // The frame and the fields of login and registration.
  {
    name: 'account-forms',
    test: /[\\/]src[\\/]ui[\\/]form[\\/](?:account-f|harbour-art|new-password-fields|password-field)(?!.*\.preview)|[\\/]src[\\/](?:i18n[\\/]use-credential-texts|state[\\/](?:session[\\/](?:account-request|saved-login|use-password-proof|verification)|drafts[\\/]login-draft)|browser[\\/](?:page[\\/]encrypt-password|install[\\/]phone-info|storage[\\/]sealed-box)|shared[\\/]mobile[\\/]verification-code\.)/,
  },
  // Lists that are loaded page by page.
  {
    name: 'lists',
    test: /[\\/]src[\\/]ui[\\/]list[\\/](?:entry-row|history|load-more|paging)(?!.*\.preview)/,
  },
  // Code shared by everything that can be claimed.
  {
    name: 'claims',
    test: /[\\/]src[\\/](?:state[\\/](?:money-call[\\/](?!unfinished-end)|session[\\/]use-coin-after|wagering[\\/])|ui[\\/](?:feedback[\\/]received-card|money[\\/]wagering-terms)|shared[\\/]wagering[\\/]wagering\.|features[\\/]rewards[\\/](?!texts))(?!.*\.preview)/,
  },
  // Overlays that open by themselves, once for most visitors.
  {
    name: 'install-overlays',
    test: /[\\/]src[\\/](?:app[\\/]install[\\/]overlay|features[\\/]install[\\/](?!texts|.*preview))/,
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
