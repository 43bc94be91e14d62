/**
 * Runs everything that the gate has no time for. It takes hours and retries nothing:
 * known failures are listed in docs/quarantine.md by name.
 *   npm run test:full                        all parts but the soak
 *   npm run test:full -- browsers postgres   some parts
 *   npm run test:full -- soak                the soak
 *   npm run test:full -- browsers --files=vip,mail
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';

const LOGS = '.cache/test';
const SOAK = 'soak';

ensureInstall();
const { inRoot } = await import('./lib/root.mjs');
const { parts } = await import('./lib/full-parts.mjs');
const { closingLines } = await import('./lib/closing.mjs');
const { values, positionals } = parseArgs({
  options: { files: { type: 'string', default: '' } },
  allowPositionals: true,
});
const unknown = positionals.filter((id) => !parts.some((part) => part.id === id));
if (unknown.length > 0) {
  throw new Error(
    `no such part: ${unknown.join(', ')} (there are ${parts.map(({ id }) => id).join(', ')})`,
  );
}
const chosen = parts.filter(({ id }) =>
  positionals.length === 0 ? id !== SOAK : positionals.includes(id),
);
const files = values.files.split(',').filter(Boolean);
const quarantine = readFileSync(inRoot('docs/quarantine.md'), 'utf8');

await build();
mkdirSync(inRoot(LOGS), { recursive: true });
const rows = [['part', 'passed', 'failed', 'of them known', 'flaky', 'skipped', 'seconds']];
const totals = { passed: 0, failed: 0, skipped: 0, known: 0 };
for (const part of chosen) {
  console.log(`… ${part.id}: ${part.about}`);
  const startedAt = performance.now();
  const result = await part.run(files);
  const seconds = (performance.now() - startedAt) / 1000;
  const log = `${LOGS}/full-${part.id}.log`;
  writeFileSync(inRoot(log), result.output ?? '');
  const known = (result.failures ?? []).filter(({ name }) => quarantine.includes(name)).length;
  if (result.note) console.log(`    ${result.note}`);
  if (result.failed > 0) for (const line of closingLines(part.id, result, log)) console.log(line);
  const flaky = result.flaky?.length ?? 0;
  const counts = [result.passed, result.failed, known, flaky, result.skipped];
  rows.push([part.id, ...counts.map(String), seconds.toFixed(0)]);
  totals.passed += result.passed;
  totals.failed += result.failed;
  totals.skipped += result.skipped;
  totals.known += known;
}

console.log('');
for (const [name = '', ...cells] of rows) {
  console.log([name.padEnd(10), ...cells.map((cell) => cell.padStart(14))].join(''));
}
console.log('');
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > totals.known ? 1 : 0;
