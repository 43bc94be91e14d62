import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createPlatform } from '#server/platform.ts';
import { readSettings } from '#server/settings.ts';
import { stormClock } from './storm-clock.ts';

/**
 * A server process for a storm; prints its address and runs until it is killed. Arguments: address of
 * the database, folder, when the storm's clock began, how fast it runs, and by how much it was set. A
 * line that it is told sets its clock by so many milliseconds.
 */
const [, , databaseUrl = '', dataDir = '', began = '', speed = '', shift = '0'] = process.argv;

const settings = readSettings({}, [
  '--games=60',
  '--log-level=error',
  '--trust-proxy=1',
  '--promotion-needs=',
  '--withdraw-review-seconds=60',
  '--payout-seconds=60',
  `--database-url=${databaseUrl}`,
  `--data-dir=${dataDir}`,
  `--client-dir=${dataDir}/none`,
]);
const clock = stormClock(Number(began), Number(speed));
clock.shift(Number(shift));
createInterface({ input: process.stdin }).on('line', (line) => clock.shift(Number(line)));
const platform = await createPlatform({ settings, clock });
const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
// As `main.ts` does: nothing inside the process can bring the embedded database back.
void platform.context.database.died.then(() => setTimeout(() => process.exit(1), 200));
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)));
// Straight to the pipe: the process may be killed at once.
writeSync(1, `${address}\n`);
