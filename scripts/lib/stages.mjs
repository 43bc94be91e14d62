import { checkByTool, mapFew, oneCheck, sumResults } from './check.mjs';
import { ensureChromium, findHeadlessShell, NO_CHROMIUM } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { run } from './run.mjs';
import { runPlaywright, runVitest } from './runners.mjs';

/** @typedef {import('./check.mjs').StageResult} StageResult */

/**
 * @typedef {object} Stage
 * @property {string} id named by --only
 * @property {string} title
 * @property {boolean} isQuick part of `npm run check`
 * @property {boolean} [needsBuild]
 * @property {boolean} [isBeside] runs in parallel with the stages before it: each uses one core
 * @property {number} limitSeconds time limit: three times the duration on a busy machine
 * @property {(options: { filters: readonly string[], limitSeconds: number }) => Promise<StageResult>} run
 */

/** Longest first, because two are checked at a time. */
const TYPE_PROJECTS = [
  'tests',
  'src',
  'scripts',
  'server',
  'server/game/pages',
  'server/demo/cashier/pages',
  'server/marketing/pages',
  'src/shared',
  'sw',
];

/** Several checkers in one program each compute the same types, which is wasteful with two programs. */
const ONE_CHECKER = ['--checkers', '1'];

/**
 * @param {{ limitSeconds: number }} options
 * @returns {Promise<StageResult>}
 */
async function checkTypes({ limitSeconds }) {
  const results = await mapFew(TYPE_PROJECTS, 2, (project) =>
    checkByTool(`types of ${project}`, 'typescript/bin/tsc', ['-p', project, ...ONE_CHECKER], {
      command: `npx tsc -p ${project}`,
      limitSeconds,
    }),
  );
  return sumResults(results);
}

/**
 * Runs a project script as one check.
 * @param {string} name
 * @param {string} script
 * @param {number} limitSeconds
 */
async function checkByScript(name, script, limitSeconds) {
  const { code, output } = await run(process.execPath, [script], { timeoutSeconds: limitSeconds });
  return oneCheck(name, code === 0, output, `node ${script}`);
}

/**
 * The server's tests. Without PostgreSQL those that need it are counted as skipped; in CI its absence is a
 * failure, as nobody would read the note.
 * @param {{ filters: readonly string[], limitSeconds: number }} options
 * @returns {Promise<StageResult>}
 */
async function testServer({ filters, limitSeconds }) {
  const result = await runVitest(['server'], { filters, limitSeconds });
  if (findPostgres() !== undefined) return result;
  const note = 'skipped: no PostgreSQL (the tests that need it)';
  if (!process.env.CI) return { ...result, note };
  const missing = oneCheck('PostgreSQL', false, note, 'POSTGRES_BIN=/path/to/bin npm test');
  return sumResults([result, missing]);
}

/**
 * Runs the journeys with the gate's tag, in Chromium's headless shell.
 * @param {{ filters: readonly string[], limitSeconds: number }} options
 * @returns {Promise<StageResult>}
 */
async function testInBrowser({ filters, limitSeconds }) {
  const chromium = findHeadlessShell() ?? ensureChromium(console.log);
  if (!chromium) return oneCheck('Chromium', false, NO_CHROMIUM, 'npm test -- --only=browser');
  const args = ['--grep=@gate', '--project=engine'];
  return runPlaywright(chromium, { filters, limitSeconds, args });
}

/** All stages of `npm test`, ordered to report the cheapest mistakes first. */
export const stages = /** @type {readonly Stage[]} */ ([
  {
    id: 'format',
    title: 'format',
    isQuick: true,
    limitSeconds: 60,
    run: ({ limitSeconds }) =>
      checkByTool('format', 'oxfmt/bin/oxfmt', ['--check', '.'], {
        command: 'npx oxfmt .',
        limitSeconds,
      }),
  },
  {
    id: 'lint',
    title: 'lint',
    isQuick: true,
    limitSeconds: 180,
    run: ({ limitSeconds }) =>
      checkByTool('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], {
        command: 'npx oxlint --type-aware --fix',
        limitSeconds,
      }),
  },
  { id: 'types', title: 'types', isQuick: true, limitSeconds: 300, run: checkTypes },
  {
    id: 'unit',
    title: 'unit, contract, architecture',
    isQuick: true,
    limitSeconds: 180,
    run: (options) => runVitest(['unit', 'unit-alone'], options),
  },
  {
    id: 'dom',
    title: 'components',
    isQuick: true,
    isBeside: true,
    limitSeconds: 240,
    run: (options) => runVitest(['dom'], options),
  },
  {
    id: 'build',
    title: 'build',
    isQuick: false,
    isBeside: true,
    limitSeconds: 120,
    run: ({ limitSeconds }) => checkByScript('build', 'scripts/build.mjs', limitSeconds),
  },
  {
    id: 'dead-code',
    title: 'dead code',
    isQuick: false,
    isBeside: true,
    limitSeconds: 60,
    run: ({ limitSeconds }) =>
      checkByTool('dead code', 'knip/bin/knip.js', ['--no-progress'], {
        command: 'npx knip',
        limitSeconds,
      }),
  },
  {
    id: 'size',
    title: 'size budget',
    isQuick: false,
    needsBuild: true,
    limitSeconds: 60,
    run: ({ limitSeconds }) => checkByScript('size budget', 'scripts/size.mjs', limitSeconds),
  },
  {
    id: 'server',
    title: 'server',
    isQuick: false,
    needsBuild: true,
    limitSeconds: 600,
    run: testServer,
  },
  {
    id: 'browser',
    title: 'browser',
    isQuick: false,
    needsBuild: true,
    limitSeconds: 420,
    run: testInBrowser,
  },
]);

/**
 * Picks the stages of a command. A stage that needs the build adds it.
 * @param {{ isQuick: boolean, only: readonly string[] }} choice
 * @returns {readonly Stage[]}
 * @throws Error when a name of --only is unknown, so that a typo cannot pass as green
 */
export function chooseStages({ isQuick, only }) {
  const unknown = only.filter((id) => !stages.some((stage) => stage.id === id));
  if (unknown.length > 0) {
    const known = stages.map(({ id }) => id).join(', ');
    throw new Error(`no such stage: ${unknown.join(', ')} (there are ${known})`);
  }
  if (only.length === 0) return isQuick ? stages.filter((stage) => stage.isQuick) : stages;
  const chosen = stages.filter(({ id }) => only.includes(id));
  const needsBuild = chosen.some((stage) => stage.needsBuild);
  return stages.filter((stage) => chosen.includes(stage) || (needsBuild && stage.id === 'build'));
}

/**
 * Groups stages in running order; those of a group run in parallel.
 * @param {readonly Stage[]} chosen
 * @returns {Stage[][]}
 */
export function besideEachOther(chosen) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of chosen) {
    const last = groups.at(-1);
    if (stage.isBeside && last) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}
