/**
 * Everything that says whether the project is sound, in one command.
 *   npm test                               all of it
 *   npm run check                          the quick part
 *   npm test -- --only=lint,server         some steps
 *   npm test -- --only=server ledger       some files of a step
 */
import { parseArgs } from 'node:util';
import { ensureInstall } from './ensure-install.mjs';

const MOST_LINES = 120;

/**
 * The end of a long output, where runners say what failed.
 * @param {string} output
 */
function shorten(output) {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-MOST_LINES);
  if (shown.length < lines.length) shown.unshift(`… ${lines.length - shown.length} lines before`);
  return shown.map((line) => `    ${line}`).join('\n');
}

/**
 * @param {string} title
 * @param {import('./lib/check.mjs').StepResult} result
 * @param {number} seconds
 */
function report(title, { passed, failed, skipped, output = '', note, advice = [] }, seconds) {
  const counts = [`${passed} passed`];
  if (failed > 0) counts.push(`${failed} failed`);
  if (skipped > 0) counts.push(`${skipped} skipped`);
  const mark = failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${title.padEnd(30)} ${counts.join(', ').padEnd(32)} ${seconds.toFixed(1)} s`,
  );
  if (note) console.log(`    ${note}`);
  if (failed === 0) return;
  console.log(shorten(output));
  for (const command of advice) console.log(`    → ${command}`);
}

ensureInstall();
const { chooseSteps } = await import('./lib/steps.mjs');
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const chosen = chooseSteps({
  isQuick: values.quick,
  only: values.only.split(',').filter(Boolean),
});

const totals = { passed: 0, failed: 0, skipped: 0 };
let hasBuildFailed = false;
for (const step of chosen) {
  const startedAt = performance.now();
  const result =
    step.needsBuild && hasBuildFailed
      ? { passed: 0, failed: 1, skipped: 0, output: 'not run: the build failed' }
      : await step.run(positionals).catch((/** @type {Error} */ error) => ({
          passed: 0,
          failed: 1,
          skipped: 0,
          output: error.stack ?? error.message,
        }));
  if (step.id === 'build' && result.failed > 0) hasBuildFailed = true;
  report(step.title, result, (performance.now() - startedAt) / 1000);
  totals.passed += result.passed;
  totals.failed += result.failed;
  totals.skipped += result.skipped;
}

console.log('');
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
