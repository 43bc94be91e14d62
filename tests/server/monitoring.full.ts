import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ALERTS_FILE, dashboardExpressions } from './monitoring-files.ts';
import { inRoot } from '#scripts/lib/root.mjs';
import { scratch } from '#tests/support/scratch.ts';

const run = promisify(execFile);
/** In Debian's package `prometheus`. */
const HAS_PROMTOOL = spawnSync('promtool', ['--version']).status === 0;

it.skipIf(!HAS_PROMTOOL)('Prometheus accepts the alert rules', async () => {
  expect((await run('promtool', ['check', 'rules', ALERTS_FILE])).stdout).toContain('12 rules');
});

it.skipIf(!HAS_PROMTOOL)('a quiet day alerts nobody, and each fault its own alert', async () => {
  const plan = inRoot('tests', 'server', 'parola-alerts.promtool.yaml');
  expect((await run('promtool', ['test', 'rules', plan])).stdout).toContain('SUCCESS');
});

it.skipIf(!HAS_PROMTOOL)('Prometheus understands each expression of the dashboard', async () => {
  const folder = await mkdtemp(join(scratch(), 'parola-test-'));
  try {
    // Grafana fills its variables in before it asks.
    const rules = dashboardExpressions().map((expression, at) => ({
      record: `panel:${at}`,
      expr: expression.replaceAll('$__rate_interval', '1m').replaceAll('$job', 'parola'),
    }));
    const file = join(folder, 'panels.yaml');
    await writeFile(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    const { stdout } = await run('promtool', ['check', 'rules', file]);
    expect(stdout).toContain(`${rules.length} rules found`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
