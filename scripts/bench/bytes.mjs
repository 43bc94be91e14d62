/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPlatform } from '../../tests/support/platform-process.ts';
import { findChromium } from '../lib/find-chromium.mjs';
import { startCountingProxy } from './counting-proxy.mjs';
import { openPhone } from './load/phone.mjs';
import { hasScreen, scrollSteadily } from './load/probes.mjs';

/** @typedef {import('./report.mjs').Measure} Measure */

const SIZES = [420, 5_000];
const BYTES_PER_MB = 1_000_000;
const MINUTE_MS = 60_000;
/** Visits of a day: the first and those that follow it. */
const VISITS = 5;
const VISIT_MS = 10_000;
const SCROLL = { forMs: 3_000, pixelsPerMs: 1.5 };
/** An installed app has everything when the server has been silent for this long. */
const QUIET_MS = 10_000;
const LONGEST_MS = 300_000;
const LOOK_MS = 500;

/**
 * The most that a phone receives, in MB. The shell, the offline screens and the data take 0.7 with 420 games and 1 with
 * 5,000; all icons 1.8 and 23, and in a tab on mobile data the budget of 3 and those that were seen.
 * @type {Readonly<Record<string, { minute: number, day: number, install: number }>>}
 */
const BARS = {
  420: { minute: 2.5, day: 2.6, install: 2.6 },
  5000: { minute: 5, day: 5, install: 26 },
};

/** Chromium says on phones only that a connection is mobile data, and that a page is an installed app. */
function useMobileData(/** @type {boolean} */ isInstalled) {
  const { connection } = /** @type {{ connection?: object }} */ (navigator);
  if (connection) Object.defineProperty(connection, 'type', { value: 'cellular' });
  if (!isInstalled) return;
  const ask = globalThis.matchMedia.bind(globalThis);
  globalThis.matchMedia = (query) =>
    ask(query.replace('(display-mode: standalone)', '(min-width: 1px)'));
}

/** @typedef {import('./load/phone.mjs').Phone} Phone */
/** @typedef {(until: (phone: Phone) => Promise<unknown>) => Promise<void>} Visit opens the lobby until the work is done */

/**
 * Lives with one phone, whose browser is closed between its visits.
 * @param {string} url
 * @param {boolean} isInstalled
 * @param {(visit: Visit) => Promise<void>} live
 */
async function withPhone(url, isInstalled, live) {
  const profile = await mkdtemp(join(tmpdir(), 'parola-bytes-'));
  /** @type {Visit} */
  const visit = async (until) => {
    const phone = await openPhone(findChromium() ?? '', profile);
    try {
      await phone.runFirst(useMobileData, isInstalled);
      await phone.go(url);
      await phone.until(hasScreen);
      await until(phone);
    } finally {
      await phone.close();
    }
  };
  try {
    await live(visit);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * @param {import('../../tests/support/platform-process.ts').PlatformProcess} platform
 * @param {boolean} isInstalled
 * @param {(visit: Visit, received: { mb: () => number, quietFor: () => number }) => Promise<void>} live
 * @returns {Promise<number>} MB that the phone received
 */
async function countMb(platform, isInstalled, live) {
  const proxy = await startCountingProxy(platform.port);
  const mb = () => proxy.bytes() / BYTES_PER_MB;
  try {
    await withPhone(proxy.url, isInstalled, (visit) =>
      live(visit, { mb, quietFor: proxy.quietFor }),
    );
    return mb();
  } finally {
    await proxy.stop();
  }
}

/** @param {Phone} phone */
async function lookAround(phone) {
  await phone.tap('[role="tab"]', 2);
  await phone.evaluate(scrollSteadily, SCROLL);
  await sleep(VISIT_MS);
}

/**
 * @param {number} games
 * @param {(line: string) => void} say
 */
async function measureSize(games, say) {
  const platform = await startPlatform({ games });
  try {
    let minute = NaN;
    const day = await countMb(platform, false, async (visit, { mb }) => {
      await visit(() => sleep(MINUTE_MS));
      minute = mb();
      for (let count = 1; count < VISITS; count += 1) await visit(lookAround);
    });
    const install = await countMb(platform, true, (visit, { quietFor }) =>
      visit(async () => {
        const latest = Date.now() + LONGEST_MS;
        do await sleep(LOOK_MS);
        while (quietFor() < QUIET_MS && Date.now() < latest);
      }),
    );
    say(
      `${games} games: ${minute.toFixed(2)} MB in a minute, ${day.toFixed(2)} in a day, ${install.toFixed(2)} installed`,
    );
    return { minute, day, install };
  } finally {
    await platform.stop();
  }
}

/** @type {import('../bench.mjs').ServerBench} */
export const bytes = {
  title: 'bytes: what a phone receives, on mobile data in a tab, and installed; one run of each',
  async run({ isSmall, say }) {
    /** @type {Measure[]} */
    const measures = [];
    for (const games of isSmall ? SIZES.slice(0, 1) : SIZES) {
      const { minute, day, install } = await measureSize(games, say);
      const bars = BARS[games];
      measures.push(
        {
          what: `${games} games, a tab on mobile data: first minute`,
          samples: [minute],
          unit: 'MB',
          ...(bars && { bar: bars.minute }),
        },
        {
          what: `${games} games, a tab on mobile data: five visits in a day`,
          samples: [day],
          unit: 'MB',
          ...(bars && { bar: bars.day }),
        },
        {
          what: `${games} games, installed: all icons`,
          samples: [install],
          unit: 'MB',
          ...(bars && { bar: bars.install }),
        },
      );
    }
    return measures;
  },
};
