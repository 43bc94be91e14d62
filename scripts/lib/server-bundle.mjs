import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { inRoot, root } from './root.mjs';

/** The games' own pages. */
const GAMES = ['reels', 'fishing', 'cards', 'match', 'duel', 'rise'];

/** Bundles the program of production: the server and its operator's commands. */
export const bundleServer = () => bundleWithPages('dist/server', { main: 'server/main.ts' });

/** Bundles the server with the demo's parts, and its operator's tool. */
export async function bundleDemo() {
  await bundleWithPages('dist/demo', {
    main: 'server/demo/main.ts',
    operator: 'server/demo/operator.ts',
  });
  await bundlePages({
    from: 'server/demo/cashier/pages',
    to: 'dist/demo/cashier-pages',
    pages: ['cashier'],
    sheets: sheetOf('server/demo/cashier/pages', 'cashier', [
      '../../../web/own-page',
      'colours',
      'cashier',
    ]),
  });
}

/**
 * Bundles a server with the pages that it serves itself. Packages stay outside: they are installed anyway, and
 * some carry native binaries.
 * @param {string} dir
 * @param {Record<string, string>} entries source files by name
 */
async function bundleWithPages(dir, entries) {
  const { rolldown } = await import('rolldown');
  await rm(inRoot(dir), { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: root,
    input: { ...entries, 'hash-worker': 'server/players/base/hashing/hash-worker.mjs' },
    platform: 'node',
    external: (id) => /^(?:node:|@?[a-z])/i.test(id) && !/^[a-z]:[\\/]/i.test(id),
    logLevel: 'warn',
    // An unresolved import would otherwise fail only when the server starts.
    onLog: (level, log, report) => {
      report(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log);
    },
  });
  await bundle.write({
    dir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  await copyFile(inRoot('server/core/database/schema.sql'), inRoot(dir, 'schema.sql'));
  await bundlePages({
    from: 'server/game/pages',
    to: `${dir}/game-pages`,
    pages: [...GAMES, 'verify'],
    sheets: {
      ...sheetsOf('server/game/pages', ['panels', 'rise', 'verify']),
      ...sheetOf('server/game/pages', 'game', [
        '../../web/own-page',
        'game',
        'scene',
        'controls',
        'chips',
        'sideways',
      ]),
      ...sheetOf('server/game/pages', 'reels', ['sign', 'reels']),
      ...sheetOf('server/game/pages', 'cards', ['sign', 'card-face', 'cards']),
      ...sheetOf('server/game/pages', 'duel', ['sign', 'card-face', 'picks', 'duel']),
      ...sheetOf('server/game/pages', 'match', ['picks', 'match']),
      ...sheetOf('server/game/pages', 'fishing', ['picks', 'fish', 'cannon', 'fishing']),
    },
  });
  await bundlePages({
    from: 'server/marketing/pages',
    to: `${dir}/console-pages`,
    pages: ['console'],
    // Based on the app's design: an operator's brand applies to the console too.
    sheets: {
      console: [
        'src/theme/tokens.css',
        'src/theme/brand-parola.css',
        'src/theme/reset.css',
        ...[
          'frame',
          'controls',
          'panels',
          'forms',
          'postbacks',
          'entries',
          'chart',
          'tables',
          'sums',
          'revenue',
          'crossed',
          'sharing',
          'sizes',
        ].map((part) => `server/marketing/pages/${part}.css`),
      ],
      // A player's mail in a frame: its text has the app's own styles.
      'player-mail': [
        'src/theme/tokens.css',
        'src/theme/brand-parola.css',
        'src/theme/reset.css',
        'src/ui/media/rich-text.module.css',
        'server/marketing/pages/player-mail.css',
      ],
    },
  });
}

/**
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {Record<string, string[]>}
 */
const sheetsOf = (folder, names) =>
  Object.fromEntries(names.map((name) => [name, [`${folder}/${name}.css`]]));

/**
 * @param {string} folder
 * @param {string} name
 * @param {readonly string[]} parts
 * @returns {Record<string, string[]>}
 */
const sheetOf = (folder, name, parts) => ({
  [name]: parts.map((part) => `${folder}/${part}.css`),
});

/**
 * Bundles the pages that the server serves itself: plain scripts and style sheets.
 * @param {object} folder
 * @param {string} folder.from
 * @param {string} folder.to
 * @param {readonly string[]} folder.pages
 * @param {Record<string, readonly string[]>} folder.sheets the source files of each, in order
 */
async function bundlePages({ from, to, pages, sheets }) {
  for (const page of pages) await bundlePage(`${from}/${page}.ts`, `${to}/${page}.js`);
  await mkdir(inRoot(to), { recursive: true });
  for (const [sheet, files] of Object.entries(sheets)) {
    const parts = await Promise.all(files.map((file) => readFile(inRoot(file), 'utf8')));
    await writeFile(inRoot(`${to}/${sheet}.css`), parts.join('\n'));
  }
}

/**
 * Bundles a page's script into one file. Its name has no hash: a page that links it makes browsers revalidate
 * it, and a game's page has it inside.
 * @param {string} from
 * @param {string} file
 */
async function bundlePage(from, file) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ cwd: root, input: from, platform: 'browser', logLevel: 'warn' });
  await bundle.write({ file, format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
}
