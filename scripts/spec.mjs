/**
 * The living specification: the state of each line by the last test results.
 *   npm run spec            reads the last test results and writes docs/state.md
 *   npm run spec -- --run   runs all tests that carry an id first (some twenty minutes)
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstall } from './ensure-install.mjs';

const REPORTS = '.cache/test';
const PAGE = 'docs/state.md';
const BEGIN = '<!-- spec: written by npm run spec -->';
const END = '<!-- /spec -->';
const ANY_ID = String.raw`\[[a-z0-9-]+\.[a-z0-9.-]+\]`;
const LIMIT_SECONDS = 3600;

ensureInstall();
const { inRoot } = await import('./lib/root.mjs');
const { outcomesOf } = await import('./lib/reports.mjs');
const { judgeLines, specTable } = await import('./lib/spec.mjs');
const { values } = parseArgs({ options: { run: { type: 'boolean', default: false } } });
if (values.run) await runTagged();

/** @type {Map<string, { name: string, file: string, hasPassed: boolean }>} */
const newest = new Map();
for (const report of readReports()) {
  for (const outcome of outcomesOf(report.content)) {
    newest.set(`${outcome.file} ${outcome.name}`, outcome);
  }
}
const lines = JSON.parse(readFileSync(inRoot('tests/specification.json'), 'utf8'));
const judged = judgeLines(lines, [...newest.values()]);
const counts = ['passed', 'failed', 'not run', 'no test']
  .map((wanted) => `${judged.filter(({ state }) => state === wanted).length} ${wanted}`)
  .join(', ');
const today = new Date().toISOString().slice(0, 10);
const summary = `${lines.length} lines: ${counts} (results read on ${today}).`;
const page = readFileSync(inRoot(PAGE), 'utf8');
const [before = ''] = page.split(BEGIN);
const [, after = ''] = page.split(END);
writeFileSync(
  inRoot(PAGE),
  `${before}${BEGIN}\n\n${summary}\n\n${specTable(judged)}\n\n${END}${after}`,
);
const { runTool } = await import('./lib/run.mjs');
await runTool('oxfmt/bin/oxfmt', [PAGE], { timeoutSeconds: 60 });
console.log(summary);
for (const { line, state } of judged) {
  if (state !== 'passed') console.log(`${state}: ${line.id} (${line.section} ${line.text})`);
}
process.exitCode = judged.every(({ state }) => state === 'passed' || state === 'no test') ? 0 : 1;

/** The runners' reports, oldest first. */
function readReports() {
  return readdirSync(inRoot(REPORTS))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(inRoot(`${REPORTS}/${name}`), 'utf8')))
    .map((content) => ({ content, startedAt: startOf(content) }))
    .toSorted((one, other) => one.startedAt - other.startedAt);
}

/** @param {{ startTime?: number, stats?: { startTime?: string } }} report of either runner */
function startOf({ startTime, stats }) {
  return startTime ?? Date.parse(stats?.startTime ?? '1970-01-01');
}

/**
 * @param {string} name
 * @param {import('./lib/check.mjs').StageResult} result
 */
function tell(name, { passed, failed, failures = [] }) {
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`  ${failure.place ?? ''} ${failure.name}`);
}

async function runTagged() {
  const { build } = await import('./build.mjs');
  const { ensureChromium } = await import('./lib/find-chromium.mjs');
  const { runPlaywright, runVitest } = await import('./lib/runners.mjs');
  await build();
  for (const projects of [['unit', 'unit-alone'], ['dom'], ['server']]) {
    const report = `spec-${projects[0]}`;
    const options = { filters: ['-t', ANY_ID], limitSeconds: LIMIT_SECONDS, report };
    tell(projects[0] ?? '', await runVitest(projects, options));
  }
  const chromium = ensureChromium(console.log);
  if (!chromium) return;
  const options = { filters: [], args: [`--grep=${ANY_ID}`], limitSeconds: LIMIT_SECONDS };
  tell('browser', await runPlaywright(chromium, { ...options, report: 'spec-browser' }));
}
