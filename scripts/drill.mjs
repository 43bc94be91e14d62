/**
 * A host's drill: installs the package, puts two servers behind nginx, upgrades them from the previous release
 * under load, kills one, restores a backup elsewhere and goes back. Exits with 1 when a promise of
 * docs/running.md is broken.
 *   npm run test:full -- drill                    as a part of the full run
 *   node scripts/drill.mjs                        alone, from what `main` has
 *   node scripts/drill.mjs --from=main~20         from another commit
 *   node scripts/drill.mjs --rate=25 --seconds=15 acts in a second; seconds of each phase, at least
 *   node scripts/drill.mjs --keep                 leaves the folder to look at
 * Needs PostgreSQL, nginx and openssl. All of it is on 127.0.0.1 and in a temporary folder.
 */
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstall } from './ensure-install.mjs';
import { findPostgres } from './lib/find-postgres.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    rate: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '15' },
    keep: { type: 'boolean', default: false },
  },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
if (!(rate > 0 && rate <= 500 && seconds > 0 && seconds <= 3600)) {
  throw new Error('--rate is 1 to 500 acts in a second, --seconds 1 to 3600');
}
ensureInstall();
process.env['POSTGRES_BIN'] = findPostgres() ?? '';

// The contract and the starter of PostgreSQL are TypeScript.
const { register } = await import('tsx/esm/api');
register();
const [{ createReport }, { hasNginx }, { scratch }, { runDrill }] = await Promise.all([
  import('./drill/report.mjs'),
  import('./drill/host.mjs'),
  import('../tests/support/scratch.ts'),
  import('./drill/steps.mjs'),
]);
if (process.env['POSTGRES_BIN'] === '') throw new Error('PostgreSQL is not installed');
if (!(await hasNginx())) throw new Error('nginx is not installed (apt-get install nginx-light)');

const folder = await mkdtemp(join(scratch(), 'parola-test-'));
await chmod(folder, 0o755);
process.once('exit', () => {
  if (values.keep) console.log(`kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
});
const report = createReport();
try {
  await runDrill({ folder, report, from: values.from, rate, seconds });
} catch (error) {
  report.expect('the drill reaches its end', false, String(error));
} finally {
  report.print();
}
process.exit(report.isWhole() ? 0 : 1);
