/** Measures speed on the built app and a real server; see `USAGE`. */
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { ensureChromium, NO_CHROMIUM } from './lib/find-chromium.mjs';

/**
 * @typedef {object} ServerBenchContext
 * @property {number} runs samples of each measure, at least
 * @property {readonly string[]} only names of the calls to measure; empty for all
 * @property {boolean} isSmall small sizes, to try a bench
 * @property {(line: string) => void} say reports progress
 */

/**
 * @typedef {ServerBenchContext & {
 *   browser: import('@playwright/test').Browser,
 *   platform: import('../tests/support/platform-process.ts').PlatformProcess,
 * }} BenchContext
 */

/**
 * A bench of the app in a browser.
 * @typedef {object} Bench
 * @property {string} title the measured subject and its conditions
 * @property {(context: BenchContext) => Promise<import('./bench/report.mjs').Measure[]>} run
 */

/**
 * A bench of the server alone.
 * @typedef {object} ServerBench
 * @property {string} title
 * @property {(context: ServerBenchContext) => Promise<import('./bench/report.mjs').Measure[]>} run
 */

const FEWEST_RUNS = 5;
const USAGE = `Measures speed: medians of interleaved runs. Every sample is kept in bench/results/.

  npm run bench                                     every bench
  npm run bench -- login                            one of them
  npm run bench -- --runs=9                         with more runs (${FEWEST_RUNS} or more)
  npm run bench -- platform --only=bet,tradeInfo    some of its calls
  npm run bench -- growth --small                   with little, to try it
  npm run bench -- scale                            PGBOUNCER names a PgBouncer outside PATH`;

const options = readOptions();
if (options.help) {
  console.log(USAGE);
  process.exit();
}
const { runs, positionals } = options;
ensureInstall();
await build();

// The server's starter and the contract are TypeScript.
const { register } = await import('tsx/esm/api');
register();
const [
  { chromium },
  { startPlatform },
  { login },
  { search },
  { grid },
  { sheets },
  { play },
  { start },
  { load },
  { bytes },
  { tasks },
  { platform: hotCalls },
  { growth },
  { bets },
  { scale },
  report,
] = await Promise.all([
  import('@playwright/test'),
  import('../tests/support/platform-process.ts'),
  import('./bench/login.mjs'),
  import('./bench/search.mjs'),
  import('./bench/grid.mjs'),
  import('./bench/sheets.mjs'),
  import('./bench/play.mjs'),
  import('./bench/start.mjs'),
  import('./bench/load.mjs'),
  import('./bench/bytes.mjs'),
  import('./bench/tasks.mjs'),
  import('./bench/platform.mjs'),
  import('./bench/growth.mjs'),
  import('./bench/bets.mjs'),
  import('./bench/scale.mjs'),
  import('./bench/report.mjs'),
]);

/** @type {Readonly<Record<string, Bench>>} */
const benches = { login, load, search, grid, sheets, play };
/** @type {Readonly<Record<string, ServerBench>>} */
const serverBenches = { start, platform: hotCalls, growth, bets, scale, bytes, tasks };

const names = [...Object.keys(benches), ...Object.keys(serverBenches)];
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined)
  refuse(`There is no bench "${unknown}". There are: ${names.join(', ')}.`);
const isWanted = (/** @type {[string, unknown]} */ [name]) =>
  positionals.length === 0 || positionals.includes(name);

/** @type {ServerBenchContext} */
const context = {
  runs,
  only: options.only.split(',').filter(Boolean),
  isSmall: options.small,
  say: (line) => console.log(`  ${line}`),
};

/**
 * @template Context
 * @param {[string, { title: string, run: (context: Context) => Promise<import('./bench/report.mjs').Measure[]> }]} bench
 * @param {Context} given
 */
async function take([name, { title, run }], given) {
  console.log(`\n${title}`);
  const measures = await run(given);
  report.printTable(measures);
  console.log(`Every sample: ${report.saveResult(name, measures)}`);
  if (!measures.every(report.isWithin)) process.exitCode = 1;
}

const wanted = Object.entries(benches).filter(isWanted);
if (wanted.length > 0) {
  const executablePath = ensureChromium(console.log);
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const bench of wanted) await take(bench, { ...context, browser, platform });
  } finally {
    await browser.close();
    await platform.stop();
  }
}
for (const bench of Object.entries(serverBenches).filter(isWanted)) await take(bench, context);

function readOptions() {
  try {
    const parsed = parseArgs({
      options: {
        runs: { type: 'string', default: String(FEWEST_RUNS) },
        only: { type: 'string', default: '' },
        small: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const { values } = parsed;
    const given = Number(values.runs);
    if (Number.isSafeInteger(given) && given >= FEWEST_RUNS) {
      return { ...values, runs: given, positionals: parsed.positionals };
    }
    return refuse(`--runs must be ${FEWEST_RUNS} or more, not "${values.runs}".`);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(1);
}
