import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

/**
 * Lazy code that the lobby needs to start without a network; the entry and all its static imports are always
 * cached. Other screens are fetched once the worker controls the page, which caches them
 * (`once-controlled.ts`).
 */
const NEEDED_OFFLINE = [
  '/src/screens/home/',
  '/src/features/game/settled/like-announcer.tsx',
  '/src/features/lobby-footer/',
  '/src/features/offline-notice/',
  '/src/screens/needs-connection/',
  '/src/app/settled/screens.tsx',
  '/src/app/later/background.ts',
  '/src/i18n/settled/i18n.ts',
  '/src/api/core/api.ts',
  '/src/i18n/texts/en-US/',
  '/src/i18n/texts/th-TH/first.ts',
  '/src/i18n/texts/th-TH/all.ts',
  '/node_modules/keen-slider/',
  '/node_modules/workbox-window/',
];

/**
 * Lazy code that opens every address without a network, except for screens behind `online`, which one screen
 * replaces. The worker fetches it when the page asks for it (`sw/screen-cache.ts`).
 */
const SCREENS_OFFLINE = [
  '/src/app/lobby-menu.tsx',
  '/src/app/install/overlay-of-page.tsx',
  '/src/app/routes/search-route.tsx',
  '/src/app/routes/transactions-route.tsx',
  '/src/features/game/later/continue-row.tsx',
  '/src/features/game/info/game-info.tsx',
  '/src/features/game-demo/game-demo.tsx',
  '/src/features/pause/pause-state.tsx',
  '/src/screens/not-found/',
  '/src/screens/member/member-screen.tsx',
  '/src/screens/about/',
  '/src/screens/deposit-return/deposit-return-screen.tsx',
  '/src/screens/service/service-screen.tsx',
  '/src/screens/login/login-screen.tsx',
  '/src/screens/register/register-screen.tsx',
  '/src/screens/forget/forget-screen.tsx',
  '/src/screens/responsible/',
  '/src/screens/phone-storage/',
  '/src/screens/shared-invitation/',
  '/src/screens/gallery/gallery-screen.tsx',
  // Their texts, in every language.
  ...['en-PH', 'th-TH'].flatMap((language) => [
    `/src/i18n/texts/${language}/discover.ts`,
    `/src/i18n/texts/${language}/game-info.ts`,
    ...[
      'customer-service',
      'game-demo',
      'install',
      'phone-storage',
      'protection',
      'record',
      'pause',
      'week',
    ].map((feature) => `/src/features/${feature}/texts/${language}.ts`),
  ]),
];

/** Shown without a network. A notification's icon comes with it, and the system stores those of the manifest. */
const ICON_OFFLINE = 'icons/favicon.svg';

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

/** The built files that are available offline: precached, or deferred until the page has time. */
export interface OfflineFiles {
  /** Collects them from the build. */
  readonly plugin: Plugin;
  /** Leaves only these in the worker's list, with the `integrity` of each. */
  readonly manifestTransform: ManifestTransform;
}

export function collectOfflineFiles(): OfflineFiles {
  const precached = new Set<string>();
  const deferred = new Set<string>();
  let builtTo = '';

  /** Hash of a built file; the worker installs no file that differs from it. */
  function integrityOf(url: string): string {
    const content = readFileSync(join(builtTo, url));
    return `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }

  const plugin: Plugin = {
    name: 'parola:offline-files',
    apply: 'build',
    configResolved({ root, build }) {
      // Without this, a moved file would silently not be available offline.
      for (const path of [...NEEDED_OFFLINE, ...SCREENS_OFFLINE])
        if (!existsSync(join(root, path))) throw new Error(`Missing, but to work offline: ${path}`);
      builtTo = resolve(root, build.outDir);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const hasAny = ({ moduleIds }: Rolldown.OutputChunk, parts: readonly string[]) =>
        moduleIds.some(
          (id) => !id.includes('.preview.') && parts.some((part) => id.includes(part)),
        );
      const add = (fileName: string, files: Set<string>) => {
        const chunk = bundle[fileName];
        if (precached.has(fileName) || files.has(fileName) || chunk?.type !== 'chunk') return;
        files.add(fileName);
        for (const css of chunk.viteMetadata?.importedCss ?? [])
          if (!precached.has(css)) files.add(css);
        for (const imported of chunk.imports) add(imported, files);
      };
      for (const chunk of chunks) {
        if (chunk.isEntry || hasAny(chunk, NEEDED_OFFLINE)) add(chunk.fileName, precached);
      }
      for (const chunk of chunks) {
        if (hasAny(chunk, SCREENS_OFFLINE)) add(chunk.fileName, deferred);
      }
      precached.add(ICON_OFFLINE);
    },
  };

  return {
    plugin,
    manifestTransform: (entries) => ({
      manifest: entries
        .filter(({ url }) => precached.has(url) || deferred.has(url))
        .map((entry) => ({
          ...entry,
          integrity: integrityOf(entry.url),
          ...(deferred.has(entry.url) && { isDeferred: true }),
        })),
      warnings: [],
    }),
  };
}
