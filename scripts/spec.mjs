/**
 * The living specification: the state of each line, and of each promise, by the last test results.
 *   npm run spec            reads the last test results and writes docs/state.md and docs/proofs.md
 *   npm run spec -- --run   first runs all tests that carry an id or prove a promise (longer than the gate)
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstall } from './ensure-install.mjs';

const REPORTS = '.cache/test';
const STATE = 'docs/state.md';
const PROOFS = 'docs/proofs.md';
const BEGIN = '<!-- spec: written by npm run spec -->';
const END = '<!-- /spec -->';
const ANY_ID = String.raw`\[[a-z0-9-]+\.[a-z0-9.-]+\]`;
const LIMIT_SECONDS = 3600;

ensureInstall();
const { inRoot } = await import('./lib/root.mjs');
const { outcomesOf } = await import('./lib/reports.mjs');
const { judgeLines, specTable } = await import('./lib/spec.mjs');
const { judgePromises, promiseTables, proofOf, titlePattern } = await import('./lib/promises.mjs');
const { runTool } = await import('./lib/run.mjs');
const { values } = parseArgs({ options: { run: { type: 'boolean', default: false } } });
const lines = readJson('tests/specification.json');
/** @type {import('./lib/promises.mjs').PromiseSection[]} */
const promises = readJson('tests/promises.json');
if (values.run) await runProofs();

/** @type {Map<string, import('./lib/spec.mjs').Outcome>} */
const newest = new Map();
for (const report of readReports()) {
  for (const outcome of outcomesOf(report.content)) {
    newest.set(`${outcome.file} ${outcome.name}`, outcome);
  }
}
const outcomes = [...newest.values()];
const judged = judgeLines(lines, outcomes);
const kept = judgePromises(promises, outcomes);
writePage(
  STATE,
  summaryOf('lines', judged, ['passed', 'failed', 'not run', 'no test']),
  specTable(judged),
);
writePage(
  PROOFS,
  summaryOf('promises', kept, ['passed', 'failed', 'not run']),
  promiseTables(kept),
);
await runTool('oxfmt/bin/oxfmt', [STATE, PROOFS], { timeoutSeconds: 60 });
for (const { line, state } of judged) {
  if (state !== 'passed') console.log(`${state}: ${line.id} (${line.section} ${line.text})`);
}
for (const { promise, state } of kept) if (state === 'failed') console.log(`failed: ${promise}`);
const isProven =
  judged.every(({ state }) => state === 'passed' || state === 'no test') &&
  kept.every(({ state }) => state !== 'failed');
process.exitCode = isProven ? 0 : 1;

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(inRoot(path), 'utf8'));
}

/**
 * @param {string} noun
 * @param {readonly { state: string }[]} all
 * @param {readonly string[]} states
 */
function summaryOf(noun, all, states) {
  const counts = states.map((wanted) => [
    all.filter(({ state }) => state === wanted).length,
    wanted,
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const shown = counts.map(([count, state]) => `${count} ${state}`).join(', ');
  return `${all.length} ${noun}: ${shown} (results read on ${today}).`;
}

/**
 * Replaces what stands between the marks of a page.
 * @param {string} path
 * @param {string} summary
 * @param {string} content
 */
function writePage(path, summary, content) {
  const page = readFileSync(inRoot(path), 'utf8');
  const [before = ''] = page.split(BEGIN);
  const [, after = ''] = page.split(END);
  writeFileSync(inRoot(path), `${before}${BEGIN}\n\n${summary}\n\n${content}\n\n${END}${after}`);
  console.log(summary);
}

function reportNames() {
  return readdirSync(inRoot(REPORTS)).filter((name) => name.endsWith('.json'));
}

/** The runners' reports, oldest first. */
function readReports() {
  return reportNames()
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

async function runProofs() {
  const { build } = await import('./build.mjs');
  const { ensureChromium } = await import('./lib/find-chromium.mjs');
  const { runPlaywright, runVitest } = await import('./lib/runners.mjs');
  const titles = promises.flatMap((section) => section.promises.flatMap(({ proofs }) => proofs));
  const wanted = [ANY_ID, ...titles.map((proof) => titlePattern(proofOf(proof).title))].join('|');
  await build();
  // Reports of earlier runs may be of files that are gone.
  for (const name of reportNames()) rmSync(inRoot(`${REPORTS}/${name}`));
  for (const projects of [['unit', 'unit-alone'], ['dom'], ['server']]) {
    const report = `spec-${projects[0]}`;
    const options = { filters: ['-t', wanted], limitSeconds: LIMIT_SECONDS, report };
    tell(projects[0] ?? '', await runVitest(projects, options));
  }
  const chromium = ensureChromium(console.log);
  if (!chromium) return;
  const options = { filters: [], args: [`--grep=${wanted}`], limitSeconds: LIMIT_SECONDS };
  tell('browser', await runPlaywright(chromium, { ...options, report: 'spec-browser' }));
}
