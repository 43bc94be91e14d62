import { oneCheck, sumResults } from './check.mjs';
import { ensureChromium, NO_CHROMIUM } from './find-chromium.mjs';
import { findFirefox, findWebKit } from './find-engines.mjs';
import { findPostgres } from './find-postgres.mjs';
import { run } from './run.mjs';
import { runPlaywright, runVitest } from './runners.mjs';

/** @typedef {import('./check.mjs').StageResult} StageResult */

/**
 * A part of the full test run, for which the gate has no time.
 * @typedef {object} Part
 * @property {string} id
 * @property {string} about
 * @property {(filters: readonly string[]) => Promise<StageResult>} run
 */

const FULL = { FULL: '1' };
const HOUR_SECONDS = 3600;
const ON_POSTGRES = String.raw`\(postgres\)`;
const NOT_ON_POSTGRES = String.raw`^(?!.*\(postgres\))`;

/** Files whose tests are all about accessibility: axe, text sizes, keyboard. */
const AXE = ['accessibility.browser.ts'];
/** Tests that kill the tab at every step of a journey. */
const KILLS = ['deposit-killed', 'withdrawal-kill'];

/**
 * @param {readonly string[]} projects
 * @param {{ filters: readonly string[], named?: string }} choice `named`: pattern of test names
 */
const vitest = (projects, { filters, named }) =>
  runVitest(projects, {
    filters: [...filters, ...(named === undefined ? [] : ['-t', named])],
    limitSeconds: 3 * HOUR_SECONDS,
    env: FULL,
  });

/**
 * @param {readonly string[]} filters
 * @returns {Promise<StageResult>}
 */
async function playwright(filters) {
  const chromium = ensureChromium(console.log);
  if (!chromium) return oneCheck('Chromium', false, NO_CHROMIUM, 'npm run test:full -- browsers');
  return runPlaywright(chromium, { filters, limitSeconds: 3 * HOUR_SECONDS, env: FULL });
}

/** @returns {StageResult} */
const notInstalled = (/** @type {string} */ what) => ({
  passed: 0,
  failed: 0,
  skipped: 1,
  note: `not installed, so not run: ${what}`,
});

/** Everything except the gate's own stages, shortest first. */
export const parts = /** @type {readonly Part[]} */ ([
  {
    id: 'unit',
    about: 'random cases by the ten thousand, all hands of cards, simulated returns',
    run: (filters) => vitest(['unit', 'unit-alone'], { filters }),
  },
  {
    id: 'engines',
    about: 'Firefox and WebKit',
    run: async (filters) => {
      const missing = [
        ...(findFirefox() === undefined ? ['Firefox (firefox-esr)'] : []),
        ...(findWebKit() === undefined ? ['WebKit (webkit2gtk-driver and xvfb)'] : []),
      ];
      const result =
        missing.length === 2
          ? notInstalled(missing.join(', '))
          : await vitest(['engines'], { filters });
      return missing.length === 1 ? sumResults([result, notInstalled(missing.join(', '))]) : result;
    },
  },
  {
    id: 'server',
    about: 'the server on the embedded database, kills and fuzzing included',
    run: (filters) => vitest(['server'], { filters, named: NOT_ON_POSTGRES }),
  },
  {
    id: 'postgres',
    about: 'the same on PostgreSQL',
    run: async (filters) =>
      findPostgres() === undefined
        ? notInstalled('PostgreSQL')
        : vitest(['server'], { filters, named: ON_POSTGRES }),
  },
  {
    id: 'axe',
    about: 'who can use a screen: axe, text sizes, both themes',
    run: (filters) => playwright(filters.length > 0 ? filters : AXE),
  },
  {
    id: 'browsers',
    about: 'every journey in Chromium, in both markets',
    run: (filters) => playwright(filters),
  },
  {
    id: 'drill',
    about:
      'a host: package, nginx, upgrade under load, a kill, backup and restore (docs/running.md)',
    run: async () => {
      const isThere = (await run('nginx', ['-v'])).code === 0 && findPostgres() !== undefined;
      if (!isThere) return notInstalled('PostgreSQL or nginx');
      const { code, output } = await run(process.execPath, ['scripts/drill.mjs'], {
        isLive: true,
        timeoutSeconds: HOUR_SECONDS,
      });
      const broken = output.split('\n').filter((line) => line.startsWith('  BROKEN'));
      const error = code === 0 ? output : broken.join('\n') || output;
      return oneCheck('a host’s drill', code === 0, error, 'node scripts/drill.mjs');
    },
  },
  {
    id: 'soak',
    about: 'storms of money, hundreds of kills, ten million rounds',
    run: async (filters) =>
      sumResults([await vitest(['soak'], { filters }), await playwright(KILLS)]),
  },
]);
