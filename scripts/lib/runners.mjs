import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { runTool } from './run.mjs';

/** @typedef {import('./check.mjs').StepResult} StepResult */
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const REPORTS = '.cache/test';
const MINUTE_SECONDS = 60;

/**
 * Turns a runner's report into counts that cannot look greener than the run was: no report, no
 * test executed, or a bad exit code without a failed test each count as one failure.
 * @param {Counts | undefined} counts undefined when there is no readable report
 * @param {{ code: number, output: string }} run
 * @param {string[]} advice
 * @returns {StepResult}
 */
export function judgeRun(counts, { code, output }, advice) {
  if (!counts) return { passed: 0, failed: 1, skipped: 0, output, advice };
  const { passed, failed, skipped } = counts;
  if (failed > 0) return { passed, failed, skipped, output, advice };
  if (code !== 0) {
    const crash = `${output}\nthe runner ended with code ${code} though no test failed\n`;
    return { passed, failed: 1, skipped, output: crash, advice };
  }
  if (passed === 0) {
    return { passed, failed: 1, skipped, output: `${output}\nno test was executed\n`, advice };
  }
  return { passed, failed, skipped };
}

/**
 * Counts Vitest's report. A file that broke before its tests has none to count, so it counts as
 * one failure itself.
 * @param {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts Playwright's report. A flaky test is a failure: retries are off, and it is a bug.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}

/**
 * Reads a report that a runner has just written.
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Counts} count
 * @returns {Counts | undefined}
 */
function readCounts(path, count) {
  if (!existsSync(inRoot(path))) return undefined;
  try {
    return count(JSON.parse(readFileSync(inRoot(path), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(inRoot(REPORTS), { recursive: true });
  const path = `${REPORTS}/${name}.json`;
  rmSync(inRoot(path), { force: true });
  return path;
}

/**
 * Runs Vitest projects.
 * @param {string} project a project of vitest.config.ts
 * @param {readonly string[]} filters file filters, as Vitest takes them
 * @returns {Promise<StepResult>}
 */
export async function runVitest(project, filters) {
  const report = freshReport(`vitest-${project}`);
  const result = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { env: { NO_COLOR: '1' }, timeoutSeconds: 40 * MINUTE_SECONDS },
  );
  const repeat = ['npx vitest run', `--project=${project}`, ...filters].join(' ');
  return judgeRun(readCounts(report, countVitest), result, [repeat]);
}

/**
 * Runs the browser tests.
 * @param {string} chromium path of the browser
 * @param {readonly string[]} filters
 * @returns {Promise<StepResult>}
 */
export async function runPlaywright(chromium, filters) {
  const report = freshReport('playwright');
  const result = await runTool(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...filters],
    {
      env: { NO_COLOR: '1', CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: inRoot(report) },
      timeoutSeconds: 60 * MINUTE_SECONDS,
    },
  );
  const repeat = ['npx playwright test', ...filters].join(' ');
  return judgeRun(readCounts(report, countPlaywright), result, [repeat]);
}
