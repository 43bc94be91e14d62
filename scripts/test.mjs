/**
 * The gate: the fast and reliable tests in one command. Stops at the first failed stage.
 *   npm test                               all of it
 *   npm run check                          the quick part, for use after each edit
 *   npm test -- --only=lint,server         some stages
 *   npm test -- --only=server ledger       some files of a stage
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstall } from './ensure-install.mjs';

const LOGS = '.cache/test';

/** @typedef {import('./lib/check.mjs').StageResult} StageResult */
/** @typedef {import('./lib/stages.mjs').Stage} Stage */

/**
 * @param {Stage} stage
 * @param {StageResult} result
 * @param {number} seconds
 */
function tell({ title }, { passed, failed, skipped, note }, seconds) {
  const counts = [`${passed} passed`];
  if (failed > 0) counts.push(`${failed} failed`);
  if (skipped > 0) counts.push(`${skipped} skipped`);
  const mark = failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${title.padEnd(30)} ${counts.join(', ').padEnd(32)} ${seconds.toFixed(1)} s`,
  );
  if (note) console.log(`    ${note}`);
}

ensureInstall();
const { inRoot } = await import('./lib/root.mjs');
const { besideEachOther, chooseStages } = await import('./lib/stages.mjs');
const { closingLines } = await import('./lib/closing.mjs');
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const chosen = chooseStages({
  isQuick: values.quick,
  only: values.only.split(',').filter(Boolean),
});

const totals = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const flaky = [];
/** @type {string[]} */
const closing = [];
mkdirSync(inRoot(LOGS), { recursive: true });
/**
 * @param {Stage} stage
 * @returns {Promise<{ stage: Stage, result: StageResult, seconds: number }>}
 */
async function runStage(stage) {
  const startedAt = performance.now();
  const { limitSeconds } = stage;
  /** @type {StageResult} */
  const result = await stage.run({ filters: positionals, limitSeconds }).catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: String(error.stack),
    failures: [{ name: stage.title, error: String(error.stack) }],
  }));
  return { stage, result, seconds: (performance.now() - startedAt) / 1000 };
}

for (const group of besideEachOther(chosen)) {
  for (const { stage, result, seconds } of await Promise.all(group.map(runStage))) {
    const log = `${LOGS}/${stage.id}.log`;
    writeFileSync(inRoot(log), result.output ?? '');
    tell(stage, result, seconds);
    totals.passed += result.passed;
    totals.failed += result.failed;
    totals.skipped += result.skipped;
    flaky.push(...(result.flaky ?? []));
    if (result.failed > 0) closing.push(...closingLines(stage.title, result, log));
  }
  if (totals.failed > 0) break;
}

console.log('');
for (const line of closing) console.log(line);
for (const name of flaky) console.log(`flaky: ${name}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
