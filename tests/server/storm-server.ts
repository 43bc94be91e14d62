import { createDemo } from '#server/demo/demo-parts.ts';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createPlatform } from '#server/platform.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { stormClock } from '#tests/money/storm-clock.ts';

/**
 * A server process for a storm; prints its address and runs until it is killed. Arguments: database
 * URL, folder, start of the storm's clock, its speed, and its shift. Each input line shifts the clock
 * by that many ms.
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
const platform = await createPlatform({ demo: createDemo(), settings, clock });
const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
// As in `main.ts`: the process cannot restore the embedded database.
void platform.context.database.died.then(() => setTimeout(() => process.exit(1), 200));
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)));
// A synchronous write: the process may be killed right after.
writeSync(1, `${address}\n`);
