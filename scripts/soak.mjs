/**
 * Runs the tests that take too long for every run: simulations, storms, and journeys killed at
 * every step.
 *   npm run soak                 all of it
 *   npm run soak -- kills        the journeys in the browser
 *   npm run soak -- money-storm  some files of the others
 */
import { build } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { run } from './lib/run.mjs';

const HOUR_SECONDS = 3600;
const KILLS = 'kills';

/**
 * @param {string} tool
 * @param {string[]} args
 */
async function soak(tool, args) {
  const { code } = await run(process.execPath, [`node_modules/${tool}`, ...args], {
    env: { FULL: '1' },
    isLive: true,
    timeoutSeconds: 2 * HOUR_SECONDS,
  });
  if (code !== 0) process.exitCode = code;
}

const names = process.argv.slice(2);
const files = names.filter((name) => name !== KILLS);
const withKills = names.length === 0 || names.includes(KILLS);

ensureInstall();
await build(withKills ? ['client', 'demo'] : ['demo']);
if (files.length > 0 || names.length === 0) {
  await soak('vitest/vitest.mjs', ['run', '--project=soak', ...files]);
}
if (withKills) await soak('@playwright/test/cli.js', ['test', 'deposit-killed', 'withdrawal-kill']);
