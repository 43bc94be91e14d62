import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { rolldown } from 'rolldown';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { composeShellStyle } from './src/app/shell/shell-style.ts';

const root = import.meta.dirname;
const outDir = join(root, 'dist', 'client');
const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');

/** The sheets that hold the tokens, in the order in which the app imports them; and the shell's. */
const THEME = ['src/theme/tokens.css', 'src/theme/brand-parola.css'];
const SHELL = [
  'src/app/shell/shell.css',
  'src/app/shell/shell-lobby.css',
  'src/app/shell/shell-view.css',
  'src/app/shell/shell-view-lobby.css',
];
const readSheets = (paths: readonly string[]) => paths.map((path) => read(path)).join('\n');

/**
 * Lazy code that the lobby needs to come up without a network; the entry and all that it imports
 * statically is always kept. Other screens are fetched once the worker is in charge, which keeps
 * them (`once-in-charge.ts`).
 */
const NEEDED_OFFLINE = [
  '/src/screens/home/',
  '/src/features/game/like-toast',
  '/src/features/lobby-footer/',
  '/src/features/offline-notice/',
  '/src/screens/needs-connection/',
  '/src/app/screens.tsx',
  '/src/app/after-first-view.ts',
  '/src/i18n/i18n.ts',
  '/src/api/api.ts',
  '/src/i18n/texts/en-US/all.ts',
  '/src/i18n/texts/th-TH/all.ts',
  '/node_modules/keen-slider/',
  '/node_modules/workbox-window/',
];

/** The built files that the worker keeps from its installation on. */
const kept = new Set<string>();

/** Icons that show without a network; the system keeps the others from the manifest. */
const ICONS_OFFLINE = ['icons/favicon.svg', 'icons/icon-192.png'];

/** Puts the shell's style sheet, with the tokens that it uses, into the document as its `<style>`. */
function shellStyle(): Plugin {
  return {
    name: 'parola:shell-style',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const css = composeShellStyle(readSheets(THEME), readSheets(SHELL));
        return html.replace('<!-- shell style -->', () => `<style>${css}</style>`);
      },
    },
    handleHotUpdate({ file, server }) {
      if (/\/(?:shell|theme)\/[^/]+\.css$/.test(file)) server.hot.send({ type: 'full-reload' });
    },
  };
}

/** The app's code. The page names the boot script alone, which brings it. */
const APP = join(root, 'src/app/main.tsx');

/** What the app needs to start, as links: the browser fetches it all at once beside the boot script. */
function appLinks(bundle: Rolldown.OutputBundle): readonly string[] {
  const files = Object.values(bundle);
  const app = files.find((file) => file.type === 'chunk' && file.facadeModuleId === APP);
  if (app?.type !== 'chunk') throw new Error(`the build has no chunk of ${APP}`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (scripts.has(fileName) || chunk?.type !== 'chunk') return;
    scripts.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
    chunk.imports.forEach(add);
  };
  add(app.fileName);
  return [
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
}

/**
 * Puts the scripts behind the shell, and the links to the app's code with them. These stand between
 * two marks: a document that brings its own first view goes without them (`firstViewDocument`).
 */
function paintShellFirst(): Plugin {
  const appTags =
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;
  return {
    name: 'parola:paint-shell-first',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const tags = (html.match(appTags) ?? []).map((tag) => tag.trim());
        const links = bundle === undefined ? [] : appLinks(bundle);
        const lines = ['<!-- app -->', ...links, '<!-- /app -->', ...tags];
        return html
          .replaceAll(appTags, '')
          .replace('</body>', () => `${lines.map((line) => `  ${line}`).join('\n')}\n</body>`);
      },
    },
  };
}

/**
 * Puts the early script into the head, in a file of its own: merged into the app's bundle it would
 * run when the browser's install event may have gone by. It is `async`, so it holds back neither the
 * parser nor the first paint, and yet the load event waits for it (docs/decisions/0010).
 */
function earlyScript(): Plugin {
  const source = 'src/platform/early-script.ts';
  let fileName = '';
  let isBuild = false;
  return {
    name: 'parola:early-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const bundle = await rolldown({ input: join(root, source), platform: 'browser' });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      const { code } = output[0];
      fileName = `assets/early-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      kept.add(fileName);
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => {
        const attrs = isBuild
          ? { async: true, src: `/${fileName}` }
          : { async: true, type: 'module', src: `/${source}` };
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Serves `icons/` under its own name: a hashed name would break the manifest's addresses. */
function icons(): Plugin {
  return {
    name: 'parola:icons',
    apply: 'build',
    generateBundle() {
      for (const path of readdirSync(join(root, 'icons'), { recursive: true, encoding: 'utf8' })) {
        const name = path.replaceAll('\\', '/');
        if (!/\.(?:png|jpg)$/.test(name) && name !== 'favicon.svg') continue;
        const source = readFileSync(join(root, 'icons', name));
        // Players' pictures have an address that platforms know (docs/platform.md).
        const folder = name.startsWith('avatar/') ? 'static' : 'icons';
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      }
    },
  };
}

/**
 * Names the pictures that an iPhone shows while the app starts, in place of a white screen. Their
 * names say for which screen they are, e.g. `390x844@3.png`; a phone fetches its own alone, and
 * only when the app is put on the home screen.
 */
function splashScreens(): Plugin {
  return {
    name: 'parola:splash-screens',
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        readdirSync(join(root, 'icons', 'splash')).flatMap((name) => {
          const [, width, height, ratio] = /^(\d+)x(\d+)@(\d)\.png$/.exec(name) ?? [];
          if (width === undefined) return [];
          const media = `screen and (device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`;
          const href = `/icons/splash/${name}`;
          const attrs = { rel: 'apple-touch-startup-image', media, href };
          return [{ tag: 'link', attrs, injectTo: 'head' as const }];
        }),
    },
  };
}

/** The worker's kill switch, for a host of static files; the platform answers this address itself. */
function workerControl(): Plugin {
  return {
    name: 'parola:worker-control',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify({ disable: false })}\n`;
      this.emitFile({ type: 'asset', fileName: 'worker-control.json', source });
    },
  };
}

/** Collects the built files that the worker keeps from its installation on. */
function offlineFiles(): Plugin {
  return {
    name: 'parola:offline-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const keep = (fileName: string) => {
        const chunk = bundle[fileName];
        if (kept.has(fileName) || chunk?.type !== 'chunk') return;
        kept.add(fileName);
        for (const css of chunk.viteMetadata?.importedCss ?? []) kept.add(css);
        chunk.imports.forEach(keep);
      };
      const isNeeded = (chunk: Rolldown.OutputChunk) =>
        chunk.isEntry ||
        chunk.moduleIds.some(
          (id) => !id.includes('.preview.') && NEEDED_OFFLINE.some((part) => id.includes(part)),
        );
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && isNeeded(file)) keep(file.fileName);
      }
      ICONS_OFFLINE.forEach((name) => kept.add(name));
    },
  };
}

/** Where this build goes. */
let builtTo = outDir;

/** What `integrity` says of a built file: the worker installs no file that differs from it. */
function integrityOf(url: string): string {
  const content = readFileSync(join(builtTo, url));
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Writes the hash of the built document into the worker, so that a new document is a new worker. */
function shellRevision(): Plugin {
  return {
    name: 'parola:shell-revision',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      builtTo = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler(error?: Error) {
        if (error) return;
        const shell = readFileSync(join(builtTo, 'index.html'));
        const hash = createHash('sha256').update(shell).digest('hex').slice(0, 16);
        const path = join(builtTo, 'sw.js');
        const worker = readFileSync(path, 'utf8');
        const stamped = worker.replace(/shell-revision:[\da-f]+/, `shell-revision:${hash}`);
        if (stamped === worker) throw new Error('sw.js has lost its shell-revision marker');
        writeFileSync(path, stamped);
      },
    },
  };
}

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

export default defineConfig({
  root,
  publicDir: false,
  plugins: [
    react(),
    shellStyle(),
    paintShellFirst(),
    earlyScript(),
    icons(),
    splashScreens(),
    workerControl(),
    offlineFiles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      // Content, not a link: a linked manifest gets a hashed name and loses its icons.
      manifest: JSON.parse(read('manifest.webmanifest')) as Partial<ManifestOptions>,
      // Without its cookie the platform could not tell an iPhone's app which campaign brought it.
      useCredentials: true,
      includeManifestIcons: false,
      integration: {
        // The plugin adds the manifest to the precache; the browser must always see the served one.
        beforeBuildServiceWorker: ({ injectManifest }) => {
          injectManifest.additionalManifestEntries = [];
        },
        configureCustomSWViteBuild: (config) => {
          config.logLevel = 'warn';
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['assets/*.{js,css}', 'icons/*'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries
              .filter(({ url }) => kept.has(url))
              .map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })),
            warnings: [],
          }),
        ],
      },
    }),
    shellRevision(),
  ],
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(root, 'index.html'), main: APP },
      output: {
        codeSplitting: {
          groups: [
            // What changes only when a package is updated stays in a returning player's cache, so an
            // update of the app costs its own code alone. Only packages that every start needs.
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
            },
            {
              name: 'vendor',
              test: /[\\/]node_modules[\\/](?:@reduxjs(?!.*[\\/]query[\\/])|redux|redux-thunk|react-redux|reselect|immer|use-sync-external-store|valibot|idb-keyval)[\\/]/,
            },
            // The first script, and what it shares with the app.
            {
              name: 'boot',
              test: /preload-helper|[\\/]src[\\/](?:app[\\/]boot|api[\\/]call-request|config[\\/]storage-keys|contract[\\/]start-paths|platform[\\/](?:cookies|early-call|first-view|key-value|token-vault))\.ts/,
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
            // What is shown without a network: one small file, fetched after the first paint.
            {
              name: 'offline',
              test: /[\\/]src[\\/](?:features[\\/](?:game[\\/]like-toast|offline-notice)|screens[\\/]needs-connection|domain[\\/]connection-notice)(?!.*\.preview)/,
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
            // What stands below the hot games.
            {
              name: 'footer',
              test: /[\\/]src[\\/](?:screens[\\/]home[\\/]home-footer|features[\\/](?:lobby-footer|responsible-block))(?!.*\.preview)/,
            },
            // The screens' frame, and what follows the player. Last: the groups above have what it needs.
            {
              name: 'screens',
              test: /[\\/]src[\\/](?:app[\\/](?:after-first-view|follow-return|overlay-|router\.|routes[\\/](?:lobby|player|public|root|online|route-|.*-part)|screens)|domain[\\/]deposit[\\/]order|features[\\/]update-notice)(?!.*\.preview)/,
            },
          ],
        },
      },
    },
  },
});
