import { writeSync } from 'node:fs';
import { createPlatform } from '#server/platform.ts';
import { readSettings } from '#server/settings.ts';
import { stormClock } from './storm-clock.ts';

/**
 * A server process for a storm; prints its address and runs until it is killed. Arguments: address of
 * the database, folder, when the storm's clock began, and how fast it runs.
 */
const [, , databaseUrl = '', dataDir = '', began = '', speed = ''] = process.argv;

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
const platform = await createPlatform({ settings, clock });
const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
// Straight to the pipe: the process may be killed at once.
writeSync(1, `${address}\n`);
