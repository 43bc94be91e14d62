import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { constants, brotliCompressSync } from 'node:zlib';
import { listInitial, listPrecached, withoutHash } from './lib/bundle-graph.mjs';
import { inRoot } from './lib/root.mjs';

/** @typedef {{ what: string, actual: number, budget: number, unit: 'B' | 'files' }} Measure */

/** @param {string} path from dist/client */
function brotliSize(path) {
  const file = inRoot('dist', 'client', path);
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(file), { params }).length;
}

/** @param {readonly string[]} paths */
const sumSizes = (paths) => paths.reduce((sum, path) => sum + brotliSize(path), 0);

/**
 * Measures what each game's page has inside: its script and its styles.
 * @param {number} budget
 * @returns {Measure[]}
 */
function measureGames(budget) {
  return ['reels', 'fishing', 'cards', 'match', 'duel', 'rise'].map((game) => ({
    what: `game page ${game}`,
    actual: sumSizes(
      [`${game}.js`, 'game.css', 'panels.css', `${game}.css`].map(
        (file) => `../server/game-pages/${file}`,
      ),
    ),
    budget,
    unit: 'B',
  }));
}

/** @param {string} client folder of the built client */
const wholeApp = (client) =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(?:assets\/.*|index|sw)\.(?:js|css|html|woff2)$/.test(path));

/**
 * Measures the built client against its budgets (brotli bytes).
 * @param {typeof import('./size-budget.json')} budget
 * @returns {Measure[]}
 */
function measure(budget) {
  const client = inRoot('dist', 'client');
  const html = readFileSync(inRoot('dist', 'client', 'index.html'), 'utf8');
  const initial = listInitial(html, (path) => readFileSync(inRoot('dist', 'client', path), 'utf8'));
  const precached = listPrecached(readFileSync(inRoot('dist', 'client', 'sw.js'), 'utf8'));
  const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && path.startsWith('assets/'));
  /** @type {Record<string, number>} */
  const named = budget.namedChunks;
  /** @type {Measure[]} */
  const lazy = scripts
    .filter((path) => !initial.scripts.includes(path))
    .map((path) => ({
      what: `lazy ${withoutHash(path)}`,
      actual: brotliSize(path),
      budget: named[withoutHash(path)] ?? budget.lazyChunk,
      unit: /** @type {const} */ ('B'),
    }))
    .sort((a, b) => b.actual - a.actual);
  return [
    {
      what: 'entry scripts',
      actual: sumSizes(initial.scripts),
      budget: budget.entryScripts,
      unit: 'B',
    },
    {
      what: 'initial styles',
      actual: sumSizes(initial.styles),
      budget: budget.initialStyles,
      unit: 'B',
    },
    { what: 'index.html', actual: brotliSize('index.html'), budget: budget.document, unit: 'B' },
    {
      what: 'precached files',
      actual: precached.length,
      budget: budget.precacheFiles,
      unit: 'files',
    },
    { what: 'precached', actual: sumSizes(precached), budget: budget.precacheBytes, unit: 'B' },
    // The app size shown in the install sheet: all of its code, without game icons.
    { what: 'whole app', actual: sumSizes(wholeApp(client)), budget: budget.wholeApp, unit: 'B' },
    ...measureGames(budget.gamePage),
    ...lazy,
  ];
}

/** @param {Measure} measured */
const isOver = ({ actual, budget }) => actual > budget;

/** @param {Measure} measured */
function formatRow(measured) {
  const { what, actual, budget, unit } = measured;
  /** @param {number} value */
  const show = (value) => (unit === 'B' ? `${(value / 1000).toFixed(1)} kB` : `${value} files`);
  const mark = isOver(measured) ? 'OVER' : 'ok';
  return `${mark.padEnd(5)}${what.padEnd(44)}${show(actual).padStart(10)} of ${show(budget)}`;
}

/**
 * Measures the last build.
 * @returns {Promise<{ isWithin: boolean, table: string }>}
 */
export async function checkSizes() {
  const budget = JSON.parse(readFileSync(inRoot('scripts', 'size-budget.json'), 'utf8'));
  const measures = measure(budget);
  return {
    isWithin: !measures.some(isOver),
    // Measures over budget come first: the closing lines of the tests show only the first lines.
    table: measures
      .toSorted((one, other) => Number(isOver(other)) - Number(isOver(one)))
      .map(formatRow)
      .join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { isWithin, table } = await checkSizes();
  console.log(table);
  process.exitCode = isWithin ? 0 : 1;
}
