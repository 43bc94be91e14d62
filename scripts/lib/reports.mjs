import { relative } from 'node:path';
import { root } from './root.mjs';

/** @typedef {import('./check.mjs').Failure} Failure */
/** @typedef {import('./check.mjs').StageResult} StageResult */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, message?: string, assertionResults: {
 *   status: string, fullName: string, title: string, failureMessages?: string[] | null,
 *   location?: { line: number } | null }[] }[]} testResults
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} file
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, line: number, tests: { status: string,
 *   results: { errors?: { message?: string }[] }[] }[] }[]} [specs]
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors
 * @property {PlaywrightSuite[]} [suites]
 */

// eslint-disable-next-line no-control-regex -- the escape begins a colour
const COLOUR = /\u001b\[[0-9;]*m/g;

/** @param {string} text */
const plain = (text) => text.replaceAll(COLOUR, '').trim();

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** @param {string} text for a filter that is parsed as a regular expression */
const literally = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Reads Vitest's report. A file that broke before its tests counts as one failure.
 * @param {VitestReport} report
 * @param {string} command the command that was run
 * @returns {StageResult}
 */
export function readVitest(report, command) {
  /** @type {Failure[]} */
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const again = `${command} ${file}`;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [
        { name: 'the file itself', place: file, error: plain(message ?? ''), command: again },
      ];
    }
    return failed.map(({ fullName, title, failureMessages, location }) => ({
      name: fullName,
      place: location ? `${file}:${location.line}` : file,
      error: plain((failureMessages ?? []).join('\n')),
      command: `${again} -t ${quoted(literally(title))}`,
    }));
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/**
 * @param {readonly PlaywrightSuite[]} suites
 * @param {readonly string[]} above titles of the suites around them
 * @returns {{ name: string, place: string, status: string, error: string }[]}
 */
function testsOf(suites, above = []) {
  return suites.flatMap(({ file, specs = [], suites: inner = [], ...suite }) => {
    const title = 'title' in suite && suite.title !== file ? [String(suite.title)] : [];
    const names = [...above, ...title];
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: [...names, spec.title].join(' › '),
        place: `tests/${file}:${spec.line}`,
        status,
        error: plain((results.at(-1)?.errors ?? []).map(({ message = '' }) => message).join('\n')),
      })),
    );
    return [...own, ...testsOf(inner, names)];
  });
}

/**
 * Lists the outcome of each test in a report of either runner, without those that did not run.
 * @param {Partial<VitestReport & PlaywrightReport>} report
 * @returns {{ name: string, file: string, hasPassed: boolean }[]}
 */
export function outcomesOf({ testResults = [], suites = [] }) {
  const ofVitest = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      name: fullName,
      file: relative(root, name),
      status,
    })),
  );
  const ofPlaywright = testsOf(suites).map(({ name, place, status }) => ({
    name,
    file: place.replace(/:\d+$/, ''),
    status,
  }));
  const isPassed = new Set(['passed', 'expected', 'flaky']);
  const isFailed = new Set(['failed', 'unexpected']);
  return [...ofVitest, ...ofPlaywright]
    .filter(({ status }) => isPassed.has(status) || isFailed.has(status))
    .map(({ name, file, status }) => ({ name, file, hasPassed: isPassed.has(status) }));
}

/**
 * Reads Playwright's report. A test that passed on its second try is reported as flaky.
 * @param {PlaywrightReport} report
 * @param {string} command the command that was run
 * @returns {StageResult}
 */
export function readPlaywright({ stats, errors, suites = [] }, command) {
  const tests = testsOf(suites);
  /** @type {Failure[]} */
  const failures = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, place, error }) => ({ name, place, error, command: `${command} ${place}` }));
  const outside = errors.map(({ message = '' }) => ({
    name: 'outside the tests',
    error: plain(message),
    command,
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, failures.length) + outside.length,
    skipped: stats.skipped,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    failures: [...failures, ...outside],
  };
}
