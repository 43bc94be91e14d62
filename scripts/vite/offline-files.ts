import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

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

/** Icons that show without a network; the system keeps the others from the manifest. */
const ICONS_OFFLINE = ['icons/favicon.svg', 'icons/icon-192.png'];

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

/** The built files that the worker keeps from its installation on. */
export interface OfflineFiles {
  /** Collects them from the build. */
  readonly plugin: Plugin;
  /** Adds a file that is no part of the bundle's graph. */
  readonly add: (fileName: string) => void;
  /** Leaves them alone in the worker's list, with what `integrity` says of each. */
  readonly manifestTransform: ManifestTransform;
}

export function collectOfflineFiles(): OfflineFiles {
  const kept = new Set<string>();
  let builtTo = '';

  /** The worker installs no file that differs from it. */
  function integrityOf(url: string): string {
    const content = readFileSync(join(builtTo, url));
    return `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }

  const plugin: Plugin = {
    name: 'parola:offline-files',
    apply: 'build',
    configResolved(config) {
      builtTo = resolve(config.root, config.build.outDir);
    },
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

  return {
    plugin,
    add: (fileName) => kept.add(fileName),
    manifestTransform: (entries) => ({
      manifest: entries
        .filter(({ url }) => kept.has(url))
        .map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })),
      warnings: [],
    }),
  };
}
