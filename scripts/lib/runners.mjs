import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readPlaywright, readVitest } from './reports.mjs';
import { inRoot } from './root.mjs';
import { runTool } from './run.mjs';

/** @typedef {import('./check.mjs').StageResult} StageResult */

const REPORTS = '.cache/test';

/**
 * @typedef {object} RunOptions
 * @property {readonly string[]} filters file filters in the runner's syntax
 * @property {number} limitSeconds
 * @property {Record<string, string>} [env]
 * @property {readonly string[]} [args]
 * @property {string} [report] name of the report; the default by runner
 */

/**
 * Turns a runner's report into a result that cannot look greener than the run was: no report, no executed
 * test, or a bad exit code without a failed test each count as one failure.
 * @param {StageResult | undefined} result undefined when there is no readable report
 * @param {{ code: number, output: string }} run
 * @param {string} command
 * @returns {StageResult}
 */
export function judgeRun(result, { code, output }, command) {
  /**
   * @param {string} name
   * @param {string} error
   * @returns {StageResult}
   */
  const broken = (name, error) => ({
    passed: result?.passed ?? 0,
    failed: 1,
    skipped: result?.skipped ?? 0,
    output,
    failures: [{ name, error, command }],
  });
  const end = output.trimEnd().split('\n').slice(-20).join('\n');
  if (!result) return broken('the runner left no report', end);
  if (result.failed > 0) return { ...result, output };
  if (code !== 0) return broken(`the runner ended with code ${code} though no test failed`, end);
  if (result.passed === 0) return broken('no test was executed', end);
  return result;
}

/**
 * Reads the report of a finished runner.
 * @param {string} path
 * @param {(report: any) => StageResult} read parses the runner's own format
 * @returns {StageResult | undefined}
 */
function readReport(path, read) {
  if (!existsSync(inRoot(path))) return undefined;
  try {
    return read(JSON.parse(readFileSync(inRoot(path), 'utf8')));
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
 * @param {readonly string[]} projects of vitest.config.ts
 * @param {RunOptions} options
 * @returns {Promise<StageResult>}
 */
export async function runVitest(projects, { filters, limitSeconds, env = {}, report: reportName }) {
  const report = freshReport(reportName ?? `vitest-${projects[0]}`);
  const chosen = projects.map((project) => `--project=${project}`);
  const result = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { env: { NO_COLOR: '1', ...env }, timeoutSeconds: limitSeconds },
  );
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const again = [...settings, 'npx vitest run', ...chosen].join(' ');
  return judgeRun(
    readReport(report, (found) => readVitest(found, again)),
    result,
    [again, ...filters].join(' '),
  );
}

/**
 * Runs the browser tests.
 * @param {string} chromium path of the browser
 * @param {RunOptions} options
 * @returns {Promise<StageResult>}
 */
export async function runPlaywright(
  chromium,
  { filters, limitSeconds, env = {}, args = [], report: reportName = 'playwright' },
) {
  const report = freshReport(reportName);
  const result = await runTool(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...args, ...filters],
    {
      env: {
        NO_COLOR: '1',
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: inRoot(report),
        ...env,
      },
      timeoutSeconds: limitSeconds,
    },
  );
  const again = 'npx playwright test';
  return judgeRun(
    readReport(report, (found) => readPlaywright(found, again)),
    result,
    [again, ...args, ...filters].join(' '),
  );
}
