import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { root } from './root.ts';

const BOOT = 'src/startup/boot.ts';
const POLYFILLS = 'src/startup/old-browsers/polyfills.ts';
const CHOOSE_THEME = 'src/startup/choose-theme.ts';
const PREPARE_SHELL = 'src/startup/prepare-shell.ts';

/** Bundles a script into one piece for the document: as a file it would cost a round trip. */
async function bundleInline(path: string): Promise<string> {
  // The boot script must be readable by browsers that are too old for the app, to say so.
  const bundle = await rolldown({
    input: join(root, path),
    platform: 'browser',
    transform: { target: 'es2020' },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const { code } = output[0];
  if (code.includes('</script')) throw new Error(`${path} cannot stand inside an element`);
  return code.trim();
}

const APP_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;

const addressIn = (tag: string): string => / (?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';

/**
 * Puts three scripts into the built document: `choose-theme.ts` into the head between two comments, by which
 * `renderSnapshot` can leave it out, `prepare-shell.ts` into the shell, and the boot script with what it
 * starts: the app's style sheet and scripts in a template, and before that, between two comments, links that
 * preload all of the app's code. `renderSnapshot` moves these links into a template too. The dev server
 * starts the app without them.
 */
export function bootFirst(): Plugin {
  let boot = '';
  let chooseTheme = '';
  let prepareShell = '';
  return {
    name: 'parola:boot-first',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, POLYFILLS), name: 'polyfills' });
      [boot, chooseTheme, prepareShell] = await Promise.all([
        bundleInline(BOOT),
        bundleInline(CHOOSE_THEME),
        bundleInline(PREPARE_SHELL),
      ]);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const tags = (html.match(APP_TAGS) ?? []).map((tag) => tag.trim());
        const styles = tags.filter((tag) => tag.includes('rel="stylesheet"'));
        const scripts = tags.filter((tag) => tag.startsWith('<script'));
        if (scripts.length === 0) throw new Error('index.html names no script');
        const links = [
          ...scripts.map(
            (tag) => `<link rel="modulepreload" crossorigin href="${addressIn(tag)}">`,
          ),
          ...tags.filter((tag) => tag.includes('rel="modulepreload"')),
          ...styles.map(
            (tag) => `<link rel="preload" as="style" crossorigin href="${addressIn(tag)}">`,
          ),
        ];
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(POLYFILLS) === true,
        );
        if (chunk === undefined) throw new Error(`no file was made of ${POLYFILLS}`);
        const forOld = `<script type="module" crossorigin src="/${chunk.fileName}" data-polyfills></script>`;
        const lines = [
          '<!-- app -->',
          ...links,
          '<!-- /app -->',
          `<template id="app">${[...styles, forOld, ...scripts].join('')}</template>`,
          `<script>${boot}</script>`,
        ];
        return html
          .replaceAll(APP_TAGS, '')
          .replace(
            '<!-- choose-theme -->',
            () => `<!-- choose-theme --><script>${chooseTheme}</script><!-- /choose-theme -->`,
          )
          .replace('<!-- prepare-shell -->', () => `<script>${prepareShell}</script>`)
          .replace('</body>', () => `${lines.map((line) => `  ${line}`).join('\n')}\n</body>`);
      },
    },
  };
}
