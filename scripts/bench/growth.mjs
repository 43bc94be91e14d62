import { BUSIEST } from './fill.mjs';
import { BUSY_JOURNEY, goAlong, JOURNEY } from './journey.mjs';
import { openLine } from './calls-load.mjs';
import { anyPostgres, makePeopled } from './peopled.mjs';
import { median } from './report.mjs';
import { cpuMs, watchPostgres } from './usage.mjs';

/** @typedef {import('./report.mjs').Measure} Measure */
/** @typedef {import('./sides.mjs').Size} Size */

/** From a young installation to one of years. @type {readonly [Size, Size]} */
const SIZES = [
  { games: 500, players: 1_000, entries: 10_000 },
  { games: 5_000, players: 100_000, entries: 5_000_000 },
];
/** For a quick trial. @type {readonly [Size, Size]} */
const SMALL_SIZES = [
  { games: 100, players: 400, entries: 2_000 },
  { games: 200, players: 800, entries: 20_000 },
];
/**
 * Largest growth of the times, which should be flat or logarithmic: a hundred times the players and five
 * hundred times the rows.
 */
const MOST = 1.5;
const JOURNEYS = 40;
const SMALL_JOURNEYS = 8;
/** A player opens at most sixty games in a minute. */
const BUSY_JOURNEYS = 8;

/**
 * A running server of one size.
 * @typedef {object} Grown
 * @property {ReturnType<typeof openLine>} line
 * @property {import('./hot-calls.mjs').Place} place
 * @property {() => Promise<number>} usedMs processor time of server and database since the last look
 */

/**
 * Times of one run, by step.
 * @typedef {Map<string, number>} Run
 */

/** @param {Size} size */
const nameOf = ({ games, players, entries }) =>
  [`${games} games`, `${players} players`, `${entries} entries`].join(', ');

/**
 * Measures a start, as the server reports it.
 * @param {import('./peopled.mjs').Peopled} peopled
 */
async function startOnce(peopled) {
  const platform = await peopled.start();
  const [, ms] = /^listening \S+ after (\d+) ms$/m.exec(platform.output()) ?? [];
  await platform.stop();
  return Number(ms);
}

/**
 * Runs the journeys of players one after another, on every size in turn.
 * @param {readonly Grown[]} all
 * @param {number} first the number of the first player
 * @param {number} journeys
 * @returns {Promise<Run[]>} medians of each size
 */
async function goJourneys(all, first, journeys) {
  const taken = all.map(() => /** @type {Map<string, number[]>} */ (new Map()));
  const used = all.map(() => 0);
  for (let turn = 0; turn < journeys; turn += 1) {
    for (const [index, { line, place, usedMs }] of all.entries()) {
      const note = (/** @type {string} */ name, /** @type {number} */ ms) => {
        taken[index]?.set(name, [...(taken[index]?.get(name) ?? []), ms]);
      };
      // Spread over all players, so that no page of the database is read twice.
      const player = 2 + (((first + turn) * 7919) % (place.players - 1));
      await usedMs();
      await goAlong(line, JOURNEY, { place, player }, note);
      used[index] = (used[index] ?? 0) + (await usedMs());
      if (turn >= BUSY_JOURNEYS) continue;
      await goAlong(line, BUSY_JOURNEY, { place, player: BUSIEST }, (name, ms) =>
        note(`the busiest player: ${name}`, ms),
      );
    }
  }
  return taken.map((times, index) => {
    const run = new Map([...times].map(([name, ms]) => [name, median(ms)]));
    run.set('processor time of a journey', (used[index] ?? 0) / journeys);
    return run;
  });
}

/**
 * @param {readonly Size[]} sizes
 * @param {readonly Run[][]} runs per run, one for each size
 * @returns {Measure[]}
 */
function measuresOf(sizes, runs) {
  const names = [...(runs[0]?.[0]?.keys() ?? [])];
  return names.flatMap((name) => {
    const of = (/** @type {number} */ size) =>
      runs.map((run) => run[size]?.get(name) ?? Number.NaN);
    const [small, large] = [of(0), of(1)];
    if ([...small, ...large].some(Number.isNaN)) return [];
    /** @type {Measure[]} */
    const times = sizes.map((size, index) => ({
      what: `${name}: ${nameOf(size)}`,
      samples: of(index),
      unit: 'ms',
    }));
    /** @type {Measure} */
    const ratio = {
      what: `${name}: the large one against the small one`,
      samples: large.map((ms, run) => ms / (small[run] ?? Number.NaN)),
      unit: '×',
      bar: MOST,
    };
    return [...times, ratio];
  });
}

/** @type {import('../bench.mjs').ServerBench} */
export const growth = {
  title:
    'growth: start, log-in, lobby and money on PostgreSQL, from a young platform to a large one',
  async run({ runs, isSmall, say }) {
    const cluster = await anyPostgres();
    if (!cluster) {
      say('PostgreSQL is not installed: nothing was measured');
      return [];
    }
    /** @type {(() => Promise<unknown>)[]} */
    const endings = [cluster.stop];
    try {
      const sizes = isSmall ? SMALL_SIZES : SIZES;
      const made = [];
      for (const size of sizes) {
        const began = performance.now();
        const databaseUrl = await cluster.createDatabase();
        const peopled = await makePeopled({ ...size, databaseUrl });
        endings.unshift(peopled.remove);
        say(`${nameOf(size)}: made in ${Math.round((performance.now() - began) / 1000)} s`);
        made.push({ peopled, databaseUrl });
      }

      /** @type {Run[][]} */
      const starts = [];
      for (let run = 0; run <= runs; run += 1) {
        const taken = [];
        for (const { peopled } of made) {
          taken.push(new Map([['second start', await startOnce(peopled)]]));
        }
        if (run > 0) starts.push(taken);
      }

      /** @type {Grown[]} */
      const all = [];
      for (const { peopled, databaseUrl } of made) {
        const server = await peopled.start();
        endings.unshift(server.stop);
        const watch = await watchPostgres(databaseUrl);
        endings.unshift(watch.end);
        const line = openLine(server.url);
        endings.unshift(line.close);
        let before = cpuMs([server.pid]);
        const usedMs = async () => {
          const now = cpuMs([server.pid]);
          const used = now - before + (await watch.cpuMs());
          before = now;
          return used;
        };
        all.push({ line, place: await peopled.learn(server.url), usedMs });
      }
      const journeys = isSmall ? SMALL_JOURNEYS : JOURNEYS;
      /** @type {Run[][]} */
      const walked = [];
      // The first run is a warm-up and is not counted.
      for (let run = 0; run <= runs; run += 1) {
        const times = await goJourneys(all, run * journeys, journeys);
        if (run === 0) continue;
        walked.push(times);
        const [small, large] = times.map((one) => one.get('bet')?.toFixed(1));
        say(`run ${run}: a bet ${small} and ${large} ms`);
      }
      return [...measuresOf(sizes, starts), ...measuresOf(sizes, walked)];
    } finally {
      for (const end of endings) await end();
    }
  },
};
