import { runTool } from './run.mjs';

/**
 * One failure, as the closing lines report it.
 * @typedef {object} Failure
 * @property {string} name
 * @property {string} [place] file and line
 * @property {string} error only its first lines are shown
 * @property {string} [command] runs only this again
 */

/**
 * Result of a test stage. A check counts as one test; a runner counts each of its tests.
 * @typedef {object} StageResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [output] stored in a file when something failed
 * @property {string} [note] one line that is always shown
 * @property {string[]} [flaky] names of tests that passed at the second try
 * @property {Failure[]} [failures]
 */

/**
 * A stage that passes or fails as a whole.
 * @param {string} name
 * @param {boolean} hasPassed
 * @param {string} output
 * @param {string} command runs it again, or fixes it
 * @returns {StageResult}
 */
export function oneCheck(name, hasPassed, output, command) {
  if (hasPassed) return { passed: 1, failed: 0, skipped: 0, output };
  const failures = [{ name, error: output, command }];
  return { passed: 0, failed: 1, skipped: 0, output, failures };
}

/**
 * For the compiler and the linter, which are written in Go: they are short-lived and have enough memory, so
 * less garbage collection saves a fifth of their time.
 */
const SHORT_LIVED = { GOGC: '400' };

/**
 * Runs a tool from node_modules as one check.
 * @param {string} name
 * @param {string} script path under node_modules
 * @param {readonly string[]} args
 * @param {{ command: string, limitSeconds: number }} options
 * @returns {Promise<StageResult>}
 */
export async function checkByTool(name, script, args, { command, limitSeconds }) {
  const { code, output } = await runTool(script, args, {
    env: { NO_COLOR: '1', ...SHORT_LIVED },
    timeoutSeconds: limitSeconds,
  });
  return oneCheck(name, code === 0, output, command);
}

/**
 * Sums several results.
 * @param {readonly StageResult[]} results
 * @returns {StageResult}
 */
export function sumResults(results) {
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const told = results.filter(({ failed }) => failed > 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    output: told.map(({ output = '' }) => output.trim()).join('\n'),
    flaky: results.flatMap(({ flaky = [] }) => flaky),
    failures: results.flatMap(({ failures = [] }) => failures),
  };
}

/**
 * Processes a list in order, a few items at a time.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {number} atOnce
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function mapFew(items, atOnce, work) {
  /** @type {Result[]} */
  const results = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
