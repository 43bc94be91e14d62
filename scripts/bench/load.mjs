import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../tests/support/platform-process.ts';
import { findChromium } from '../lib/find-chromium.mjs';
import { CPU_SLOWDOWN } from './emulated-phone.mjs';
import { writeHelloFloor, writePlainFloor, writeStackFloor } from './load/floors.mjs';
import { hasScreen, readFirstScreen } from './load/probes.mjs';
import { openPhone } from './load/phone.mjs';
import { visit } from './load/visit.mjs';

/** @typedef {import('./load/visit.mjs').Load} Load */
/** @typedef {import('./report.mjs').Measure} Measure */
/** @typedef {import('./load/visit.mjs').Use} Use */
/** @typedef {{ cold: Load, repeat?: Load, use?: Use, offline?: Load, tapped?: Load, repeatTapped?: Load }} Loads of one round */
/** @typedef {keyof typeof SIGNS} Target */

/** Selectors of each page's main content. */
const SIGNS = {
  plain: '.games img',
  hello: 'h1',
  stack: '[data-game-id] img',
  app: '[data-game-id] img',
};

/** Games of a usual lobby, and of the largest. */
const SIZES = [420, 5_000];
/** The memory use of the largest list has no limit here. */
const HEAP_MIB = new Map([[420, 4.5]]);
const KB = 1_000;
const MIB = 2 ** 20;
const KINDS = /** @type {const} */ (['document', 'script', 'style', 'image', 'call', 'other']);

/**
 * Loads a page on a fresh phone: first load, and with a worker also the second and one without a network,
 * each after a restart of the browser.
 * @param {string} executablePath
 * @param {string} url
 * @param {Target} target
 * @returns {Promise<Loads>}
 */
async function loadAll(executablePath, url, target) {
  const page = { url, sign: SIGNS[target] };
  const profile = await mkdtemp(join(tmpdir(), 'parola-load-'));
  /**
   * @template Result
   * @param {(phone: import('./load/phone.mjs').Phone) => Promise<Result>} work
   * @param {{ isOffline?: boolean }} [how]
   */
  async function withPhone(work, how) {
    const phone = await openPhone(executablePath, profile, how);
    try {
      return await work(phone);
    } finally {
      await phone.close();
    }
  }
  try {
    const cold = await withPhone(async (phone) => {
      const load = await visit(phone, page, { weighs: true });
      if (target !== 'hello') await load.settle();
      return load;
    });
    if (target === 'hello') return { cold };
    const { repeat, use } = await withPhone(async (phone) => {
      const load = await visit(phone, page, { isInvited: true });
      const used =
        target === 'plain' ? undefined : { ...(await load.tapTabs()), ...(await load.scroll()) };
      return { repeat: load, use: used };
    });
    const repeatTapped =
      target === 'plain'
        ? undefined
        : await withPhone((phone) => visit(phone, page, { taps: true }));
    // The smallest lobby of the libraries has no data without a network.
    const offline =
      target === 'stack'
        ? undefined
        : await withPhone((phone) => visit(phone, page, { isOffline: true }), { isOffline: true });
    if (target === 'plain') return { cold, repeat, ...(offline && { offline }) };
    await rm(profile, { recursive: true, force: true });
    const tapped = await withPhone((phone) => visit(phone, page, { taps: true }));
    return {
      cold,
      repeat,
      tapped,
      ...(offline && { offline }),
      ...(use && { use }),
      ...(repeatTapped && { repeatTapped }),
    };
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * Starts the server four times with the same games: for the app, and for the floors, which it serves in the
 * app's place.
 * @param {string} executablePath
 * @param {string} folder for the floors
 * @param {number} games
 */
async function startTargets(executablePath, folder, games) {
  const app = await startPlatform({ games });
  try {
    return { app, ...(await startFloors(app, executablePath, folder, games)) };
  } catch (error) {
    await app.stop();
    throw error;
  }
}

/**
 * @param {import('../../tests/support/platform-process.ts').PlatformProcess} app
 * @param {string} executablePath
 * @param {string} folder for the floors
 * @param {number} games
 */
async function startFloors(app, executablePath, folder, games) {
  const phone = await openPhone(executablePath, join(folder, 'look'));
  await phone.go(app.url);
  await phone.until(hasScreen);
  const screen = await phone.evaluate(readFirstScreen);
  await phone.close();
  await writePlainFloor(join(folder, 'plain'), screen);
  await writeHelloFloor(join(folder, 'hello'));
  await writeStackFloor(join(folder, 'stack'), screen);
  const serve = (/** @type {string} */ name) =>
    startPlatform({ games, env: { CLIENT_DIR: join(folder, name) } });
  return {
    plain: await serve('plain'),
    hello: await serve('hello'),
    stack: await serve('stack'),
  };
}

/**
 * @param {number} games
 * @param {readonly Record<Target, Loads>[]} rounds
 * @returns {Measure[]}
 */
function measuresOf(games, rounds) {
  /** @param {(round: Record<Target, Loads>) => number | undefined} pick */
  const each = (pick) => rounds.map((round) => pick(round) ?? NaN);
  /** @type {(what: string, pick: Parameters<typeof each>[0], unit: Measure['unit'], bar?: number) => Measure} */
  const measure = (what, pick, unit, bar) => ({
    what: `${games} games, ${what}`,
    samples: each(pick),
    unit,
    ...(bar === undefined ? {} : { bar }),
  });
  /**
   * The app beside a floor, and their ratio in each round.
   * @type {(what: string, floor: 'plain' | 'stack', pick: (loads: Loads) => number | null | undefined, bar: number, unit?: Measure['unit']) => Measure[]}
   */
  const beside = (what, floor, pick, bar, unit = 'ms') => {
    const of = (/** @type {Loads} */ loads) => pick(loads) ?? NaN;
    const name = { plain: 'the plain page', stack: 'the stack' }[floor];
    return [
      measure(`${what}, ${name}`, (round) => of(round[floor]), unit),
      measure(what, ({ app }) => of(app), unit),
      measure(`${what}, against ${name}`, (round) => of(round.app) / of(round[floor]), '×', bar),
    ];
  };
  return [
    ...beside('cold: first paint', 'plain', ({ cold }) => cold.firstPaint, 1.05),
    ...beside('cold: largest paint', 'plain', ({ cold }) => cold.largestPaint, 0.6),
    ...beside('cold: nine icons painted', 'plain', ({ cold }) => cold.complete, 1.15),
    ...beside('cold: interactive', 'stack', ({ tapped }) => tapped?.interactive, 0.9),
    measure(
      'cold: script before the lobby is interactive',
      ({ app }) => (app.tapped?.scriptBytes ?? NaN) / KB,
      'kB',
      165,
    ),
    measure('cold: blocking time', ({ app }) => app.cold.blocked, 'ms', 100),
    measure('cold: longest task', ({ app }) => app.cold.longest, 'ms', 80),
    ...beside('cold: main thread busy until rest', 'stack', ({ cold }) => cold.busy, 1.5),
    measure('cold: requests until rest', ({ app }) => app.cold.requests, '', 36),
    measure('cold: elements', ({ app }) => app.cold.elements, '', 450),
    measure('cold: layout shift', ({ app }) => app.cold.shift, '', 0),
    ...KINDS.map((kind) =>
      measure(
        `cold: ${kind} until rest`,
        ({ app }) => app.cold.bytes[kind] / KB,
        'kB',
        kind === 'script' ? 190 : undefined,
      ),
    ),
    measure(
      'cold: script memory after the load',
      ({ app }) => app.cold.heap / MIB,
      'MiB',
      HEAP_MIB.get(games),
    ),
    ...beside('repeat: first paint', 'plain', ({ repeat }) => repeat?.firstPaint, 1.1),
    ...beside('repeat: largest paint', 'plain', ({ repeat }) => repeat?.largestPaint, 1.1),
    ...beside('repeat: nine icons painted', 'plain', ({ repeat }) => repeat?.complete, 1.15),
    ...beside(
      'repeat: interactive',
      'stack',
      ({ repeatTapped }) => repeatTapped?.interactive,
      0.85,
    ),
    measure('repeat: blocking time', ({ app }) => app.repeat?.blocked, 'ms'),
    measure('repeat: layout shift', ({ app }) => app.repeat?.shift, '', 0),
    ...beside('worst tap, a change of the category', 'stack', ({ use }) => use?.worstTap, 0.5),
    measure('scroll: p99 of the frames', ({ app }) => app.use?.frame, 'ms', 34),
    measure('scroll: p99 of the frames, the stack', ({ stack }) => stack.use?.frame, 'ms'),
    measure('scroll: frames over 33 ms', ({ app }) => app.use?.slowFrames, '%', 1),
    ...beside('offline: largest paint', 'plain', ({ offline }) => offline?.largestPaint, 1.1),
    ...beside('offline: nine icons painted', 'plain', ({ offline }) => offline?.complete, 1.25),
    measure('offline: layout shift', ({ app }) => app.offline?.shift, '', 0),
    measure('hello page: first paint', ({ hello }) => hello.cold.firstPaint, 'ms'),
    measure('hello page: script', ({ hello }) => hello.cold.bytes.script / KB, 'kB'),
    measure('hello page: blocking time', ({ hello }) => hello.cold.blocked, 'ms'),
    measure('hello page: script memory', ({ hello }) => hello.cold.heap / MIB, 'MiB'),
  ];
}

/**
 * @param {number} games
 * @param {number} runs
 * @param {(line: string) => void} say
 * @returns {Promise<Measure[]>}
 */
async function measureSize(games, runs, say) {
  const executablePath = findChromium() ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'parola-floors-'));
  const platforms = await startTargets(executablePath, folder, games);
  /** @type {Target[]} */
  const order = ['plain', 'hello', 'stack', 'app'];
  /** @type {Record<Target, Loads>[]} */
  const rounds = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      /** @type {Partial<Record<Target, Loads>>} */
      const round = {};
      for (const target of order) {
        round[target] = await loadAll(executablePath, platforms[target].url, target);
      }
      // Each round begins with another page: the first one has the quieter machine.
      order.push(...order.splice(0, 1));
      const { plain, hello, stack, app } = round;
      if (!plain || !hello || !stack || !app) throw new Error('a page was left out');
      rounds.push({ plain, hello, stack, app });
      const { cold, tapped } = app;
      say(
        `${games} games, run ${run}: largest paint ${Math.round(cold.largestPaint)} ms, plain ${Math.round(plain.cold.largestPaint)} ms; interactive ${Math.round(tapped?.interactive ?? NaN)} ms`,
      );
    }
  } finally {
    await Promise.all(Object.values(platforms).map((platform) => platform.stop()));
    await rm(folder, { recursive: true, force: true });
  }
  return measuresOf(games, rounds);
}

/** @type {import('../bench.mjs').Bench} */
export const load = {
  title: `load: cold, repeat and offline, ${CPU_SLOWDOWN}× CPU slowdown, slow 4G`,
  async run({ runs, isSmall, say }) {
    const measures = [];
    for (const games of isSmall ? SIZES.slice(0, 1) : SIZES)
      measures.push(...(await measureSize(games, runs, say)));
    return measures;
  },
};
