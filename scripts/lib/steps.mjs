import { build } from '../build.mjs';
import { checkSizes } from '../size.mjs';
import { checkByTool, mapFew, oneCheck, sumResults } from './check.mjs';
import { ensureChromium, NO_CHROMIUM } from './find-chromium.mjs';
import { findFirefox, findWebKit } from './find-engines.mjs';
import { findPostgres } from './find-postgres.mjs';
import { runPlaywright, runVitest } from './runners.mjs';

/** @typedef {import('./check.mjs').StepResult} StepResult */

/**
 * @typedef {object} Step
 * @property {string} id named by --only
 * @property {string} title
 * @property {boolean} isQuick part of `npm run check`
 * @property {boolean} [needsBuild]
 * @property {(filters: readonly string[]) => Promise<StepResult>} run
 */

const TYPE_PROJECTS = [
  'src/domain',
  'src',
  'sw',
  'server',
  'server/games/pages',
  'server/cashier/pages',
  'tests',
  'scripts',
];

/** Engines beside Chromium that the app is tested in. */
const ENGINES = 2;

/** @returns {Promise<StepResult>} */
async function checkTypes() {
  const results = await mapFew(TYPE_PROJECTS, 2, (project) =>
    checkByTool('typescript/bin/tsc', ['-p', project], [`npx tsc -p ${project}`]),
  );
  return sumResults(results);
}

/** @returns {Promise<StepResult>} */
async function buildAll() {
  /** @type {string[]} */
  const lines = [];
  try {
    await build(['client', 'server'], (line) => lines.push(line));
    return oneCheck(true, '', []);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return oneCheck(false, [...lines, text].join('\n'), ['npm run build']);
  }
}

/**
 * The server's tests. Without PostgreSQL those that need it skip themselves and are counted as
 * skipped; in CI its absence is a failure, as nobody would read the line.
 * @param {readonly string[]} filters
 * @returns {Promise<StepResult>}
 */
async function testServer(filters) {
  const hasPostgres = findPostgres() !== undefined;
  const result = await runVitest('server', filters);
  if (hasPostgres) return result;
  const note = 'PostgreSQL was not found: the tests that need it were skipped';
  if (!process.env.CI) return { ...result, note };
  return sumResults([
    result,
    oneCheck(false, `${note}, which CI does not allow`, ['POSTGRES_BIN=/path/to/bin npm test']),
  ]);
}

/**
 * @param {readonly string[]} filters
 * @returns {Promise<StepResult>}
 */
async function testInBrowser(filters) {
  const chromium = ensureChromium(console.log);
  if (!chromium) return oneCheck(false, NO_CHROMIUM, ['npm test -- --only=browser']);
  return runPlaywright(chromium, filters);
}

/**
 * The engines that are not Chromium. One that is not installed is counted as skipped; in CI its
 * absence is a failure.
 * @param {readonly string[]} filters
 * @returns {Promise<StepResult>}
 */
async function testInEngines(filters) {
  const missing = [
    ...(findFirefox() === undefined ? ['Firefox (package firefox-esr)'] : []),
    ...(findWebKit() === undefined ? ['WebKit (packages webkit2gtk-driver and xvfb)'] : []),
  ];
  if (missing.length === ENGINES) {
    return process.env.CI
      ? oneCheck(false, missing.join(', '), [])
      : { passed: 0, failed: 0, skipped: ENGINES, note: `not installed: ${missing.join(', ')}` };
  }
  const result = await runVitest('engines', filters);
  if (missing.length === 0) return result;
  const note = `not installed, so its tests were skipped: ${missing.join(', ')}`;
  return process.env.CI ? sumResults([result, oneCheck(false, note, [])]) : { ...result, note };
}

/** @returns {Promise<StepResult>} */
async function checkSize() {
  const { isWithin, table } = await checkSizes();
  return oneCheck(isWithin, table, ['node scripts/size.mjs']);
}

/** Everything that `npm test` runs, in the order that shows the cheapest mistakes first. */
export const steps = /** @type {readonly Step[]} */ ([
  {
    id: 'format',
    title: 'format',
    isQuick: true,
    run: () => checkByTool('oxfmt/bin/oxfmt', ['--check', '.'], ['npx oxfmt .']),
  },
  {
    id: 'lint',
    title: 'lint',
    isQuick: true,
    run: () =>
      checkByTool(
        'oxlint/bin/oxlint',
        ['--type-aware', '--deny-warnings'],
        ['npx oxlint --type-aware', 'npx oxlint --fix'],
      ),
  },
  { id: 'types', title: 'types', isQuick: true, run: checkTypes },
  {
    id: 'dead-code',
    title: 'dead code',
    isQuick: false,
    run: () => checkByTool('knip/bin/knip.js', ['--no-progress'], ['npx knip']),
  },
  {
    id: 'unit',
    title: 'unit, contract, architecture',
    isQuick: true,
    run: (filters) => runVitest('unit', filters),
  },
  { id: 'build', title: 'build', isQuick: false, run: buildAll },
  { id: 'server', title: 'server', isQuick: false, needsBuild: true, run: testServer },
  { id: 'browser', title: 'browser', isQuick: false, needsBuild: true, run: testInBrowser },
  {
    id: 'engines',
    title: 'Firefox and WebKit',
    isQuick: false,
    needsBuild: true,
    run: testInEngines,
  },
  { id: 'size', title: 'size budget', isQuick: false, needsBuild: true, run: checkSize },
]);

/**
 * Picks the steps of a command. A step that needs the build brings it along.
 * @param {{ isQuick: boolean, only: readonly string[] }} choice
 * @returns {readonly Step[]}
 * @throws Error when a name of --only is unknown, so that a typing mistake cannot pass as green
 */
export function chooseSteps({ isQuick, only }) {
  const unknown = only.filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0) {
    const known = steps.map(({ id }) => id).join(', ');
    throw new Error(`no such step: ${unknown.join(', ')} (there are ${known})`);
  }
  if (only.length === 0) return isQuick ? steps.filter((step) => step.isQuick) : steps;
  const chosen = steps.filter(({ id }) => only.includes(id));
  const needsBuild = chosen.some((step) => step.needsBuild);
  return steps.filter((step) => chosen.includes(step) || (needsBuild && step.id === 'build'));
}
