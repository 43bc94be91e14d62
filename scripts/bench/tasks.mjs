import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../tests/support/platform-process.ts';
import { findChromium } from '../lib/find-chromium.mjs';
import { CPU_SLOWDOWN } from './emulated-phone.mjs';
import { openPhone } from './load/phone.mjs';
import { recordTasks } from './load/trace.mjs';
import { visit } from './load/visit.mjs';

/** @typedef {import('./load/trace.mjs').LongTask} LongTask */
/** @typedef {import('./load/phone.mjs').Phone} Phone */

const GAMES = 420;
const SIGN = '[data-game-id] img';
/** Tasks from this length on are named. */
const NAMED_MS = 50;
const BAR_MS = 80;
const PHASES = /** @type {const} */ (['cold', 'repeat', 'tap', 'scroll', 'offline']);
/** @typedef {(typeof PHASES)[number]} Phase */

/**
 * Records each phase of a phone's visits.
 * @param {string} executablePath
 * @param {string} url
 * @param {(phase: Phase, tasks: readonly LongTask[]) => void} note
 */
async function recordVisits(executablePath, url, note) {
  const profile = await mkdtemp(join(tmpdir(), 'parola-tasks-'));
  const page = { url, sign: SIGN };
  /**
   * @param {(phone: Phone, record: (phase: Phase, act: () => Promise<unknown>) => Promise<void>) => Promise<void>} work
   * @param {{ isOffline?: boolean }} [how]
   */
  const withPhone = async (work, how) => {
    const phone = await openPhone(executablePath, profile, how);
    try {
      await work(phone, async (phase, act) => {
        const end = await recordTasks(phone.session);
        await act();
        note(phase, await end(NAMED_MS));
      });
    } finally {
      await phone.close();
    }
  };
  try {
    await withPhone(async (phone, record) => {
      /** @type {Awaited<ReturnType<typeof visit>> | undefined} */
      let load;
      await record('cold', async () => (load = await visit(phone, page)));
      await load?.settle();
    });
    await withPhone(async (phone, record) => {
      /** @type {Awaited<ReturnType<typeof visit>> | undefined} */
      let load;
      await record('repeat', async () => (load = await visit(phone, page, { isInvited: true })));
      await record('tap', async () => load?.tapTabs());
      await record('scroll', async () => load?.scroll());
    });
    await withPhone(
      (phone, record) => record('offline', () => visit(phone, page, { isOffline: true })),
      { isOffline: true },
    );
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** @type {import('../bench.mjs').ServerBench} */
export const tasks = {
  title: `tasks: what the page's longest tasks do, ${CPU_SLOWDOWN}× CPU slowdown, slow 4G`,
  async run({ runs, say }) {
    const executablePath = findChromium() ?? '';
    const platform = await startPlatform({ games: GAMES });
    /** @type {Record<Phase, number[]>} */
    const longest = { cold: [], repeat: [], tap: [], scroll: [], offline: [] };
    try {
      for (let run = 1; run <= runs; run += 1) {
        await recordVisits(executablePath, platform.url, (phase, found) => {
          longest[phase].push(Math.max(0, ...found.map(({ took }) => took)));
          for (const { at, took, parts } of found) {
            const named = parts.map(({ what, ms }) => `${what} ${Math.round(ms)}`).join(', ');
            say(`run ${run}, ${phase}, at ${Math.round(at)} ms: ${Math.round(took)} ms: ${named}`);
          }
        });
      }
    } finally {
      await platform.stop();
    }
    return PHASES.map((phase) => ({
      what: `${phase}: longest task of ${NAMED_MS} ms or more`,
      samples: longest[phase],
      unit: 'ms',
      bar: BAR_MS,
    }));
  },
};
