/** What a drill has found: steps with their seconds, promises with what broke them, figures of the load. */

/**
 * What players did during one phase.
 * @typedef {object} Figures
 * @property {string} name
 * @property {number} calls HTTP requests, repeats included
 * @property {number} repeated numbered calls whose first answer was lost, sent again under their number
 * @property {number} failed what a player saw fail
 * @property {number} failedOnce of those that nobody may repeat, such as a sign-in
 * @property {number[]} taken ms of each answer
 * @property {number} seconds
 * @property {string[]} failures
 */

const MS = 1000;
const SHOWN_FAILURES = 8;

/**
 * The given percentile of sorted numbers.
 * @param {readonly number[]} sorted
 * @param {number} share from 0 to 1
 */
const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param {string} name @returns {Figures} */
export const newFigures = (name) => ({
  name,
  calls: 0,
  repeated: 0,
  failed: 0,
  failedOnce: 0,
  taken: [],
  seconds: 0,
  failures: [],
});

export function createReport() {
  /** @type {string[]} */
  const broken = [];
  /** @type {Figures[]} */
  const phases = [];
  let kept = 0;

  /**
   * Notes whether a promise is kept; the drill goes on either way.
   * @param {string} promise
   * @param {boolean} isKept
   * @param {unknown} [detail] shown when it is broken
   */
  function expect(promise, isKept, detail = '') {
    if (isKept) {
      kept += 1;
      console.log(`  ok      ${promise}`);
      return;
    }
    broken.push(promise);
    const text = typeof detail === 'string' ? detail : JSON.stringify(detail);
    console.log(`  BROKEN  ${promise}${text === '' ? '' : `: ${text}`}`);
  }

  /**
   * Runs and times a step. @template Result
   * @param {string} name
   * @param {() => Promise<Result>} work
   */
  async function step(name, work) {
    const startedAt = performance.now();
    console.log(`\n${name}`);
    try {
      return await work();
    } finally {
      console.log(`  ${((performance.now() - startedAt) / MS).toFixed(1)} s`);
    }
  }

  /**
   * Adds the figures of a phase, in which no call may fail.
   * @param {Figures} figures
   * @param {boolean} isKill numbered calls may be sent again, and those may fail that nobody may repeat
   */
  function addPhase(figures, isKill) {
    phases.push(figures);
    const { name, failed, failedOnce, repeated, failures } = figures;
    for (const failure of failures.slice(0, SHOWN_FAILURES)) console.log(`  failed  ${failure}`);
    const lost = isKill ? failed : failed + failedOnce + repeated;
    expect(`${name}: no call of a player fails`, lost === 0, { failed, failedOnce, repeated });
  }

  function print() {
    const rows = [
      ['phase', 'calls', 'failed', 'not repeatable', 'repeated', 'p50', 'p99', 'seconds'],
    ];
    for (const { name, calls, failed, failedOnce, repeated, taken, seconds } of phases) {
      const sorted = taken.toSorted((one, other) => one - other);
      const times = [0.5, 0.99].map((share) => `${percentile(sorted, share).toFixed(0)} ms`);
      const counts = [calls, failed, failedOnce, repeated].map(String);
      rows.push([name, ...counts, ...times, seconds.toFixed(0)]);
    }
    console.log('');
    for (const [name = '', ...cells] of rows) {
      console.log([name.padEnd(36), ...cells.map((cell) => cell.padStart(15))].join(''));
    }
    const calls = phases.reduce((sum, phase) => sum + phase.calls, 0);
    const failed = phases.reduce((sum, phase) => sum + phase.failed, 0);
    console.log(
      `\n${calls} calls, ${failed} failed; ${kept} promises kept, ${broken.length} broken`,
    );
    for (const promise of broken) console.log(`  BROKEN  ${promise}`);
  }

  return { expect, step, addPhase, print, isWhole: () => broken.length === 0 };
}

/** @typedef {ReturnType<typeof createReport>} Report */
