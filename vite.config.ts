import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { bootFirst } from './scripts/vite/boot-first.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { compileHints } from './scripts/vite/compile-hints.ts';
import { icons } from './scripts/vite/icons.ts';
import { collectOfflineFiles } from './scripts/vite/offline-files.ts';
import { readText, root } from './scripts/vite/root.ts';
import { scopedClassName } from './scripts/vite/scoped-class-name.ts';
import { shellRevision } from './scripts/vite/shell-revision.ts';
import { shellStyle } from './scripts/vite/shell-style.ts';
import { splashScreens } from './scripts/vite/splash-screens.ts';
import { workerControl } from './scripts/vite/worker-control.ts';

const offlineFiles = collectOfflineFiles();

export default defineConfig({
  root,
  publicDir: false,
  plugins: [
    react(),
    shellStyle(),
    bootFirst(),
    compileHints(),
    icons(),
    splashScreens(),
    workerControl(),
    offlineFiles.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      // Content, not a link: a linked manifest gets a hashed name and loses its icons.
      manifest: JSON.parse(readText('manifest.webmanifest')) as Partial<ManifestOptions>,
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
        manifestTransforms: [offlineFiles.manifestTransform],
      },
    }),
    shellRevision(),
  ],
  css: {
    modules: { generateScopedName: scopedClassName },
  },
  build: {
    // The oldest browsers of `browserslist` in package.json read it (tests/startup/old-browsers.test.ts).
    target: 'es2022',
    outDir: join(root, 'dist', 'client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
