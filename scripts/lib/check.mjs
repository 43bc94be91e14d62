import { runTool } from './run.mjs';

/**
 * What a step of the tests found. A check counts as one test; a runner counts each of its tests.
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [output] shown only when something failed
 * @property {string} [note] one plain line that is always shown
 * @property {string[]} [advice] commands that repair or repeat what failed
 */

/**
 * A step that passes or fails as a whole.
 * @param {boolean} hasPassed
 * @param {string} output
 * @param {string[]} advice
 * @returns {StepResult}
 */
export function oneCheck(hasPassed, output, advice) {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0, output, advice };
}

/**
 * Runs a tool of node_modules as one check.
 * @param {string} script path under node_modules
 * @param {readonly string[]} args
 * @param {string[]} advice
 * @returns {Promise<StepResult>}
 */
export async function checkByTool(script, args, advice) {
  const { code, output } = await runTool(script, args);
  return oneCheck(code === 0, output, advice);
}

/**
 * The sum of several results, each of whose outputs is kept only when it failed.
 * @param {readonly StepResult[]} results
 * @returns {StepResult}
 */
export function sumResults(results) {
  const failures = results.filter(({ failed }) => failed > 0);
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    output: failures.map(({ output = '' }) => output.trim()).join('\n'),
    advice: failures.flatMap(({ advice = [] }) => advice),
  };
}

/**
 * Works through a list with a few at a time, in order.
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
