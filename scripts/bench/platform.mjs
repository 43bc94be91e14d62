import { cpus } from 'node:os';
import { HOT_CALLS } from './hot-calls.mjs';
import { askOnce, load } from './calls-load.mjs';
import { median, percentile } from './report.mjs';
import { openSides } from './sides.mjs';
import { cpuMs, residentMiB } from './usage.mjs';

/** More players than the calls of a run that each may make once, such as a withdrawal. */
const SIZE = { games: 420, players: 5_000, entries: 20_000 };
const LINES = 32;
/** Keeps five rounds of four sides and their warm-up, for all calls, within six minutes. */
const SECONDS = 0.6;

/** Lower bound for a call answered from memory, relative to the bare route. */
const LEAST_OF_BARE = 0.6;
const P99_OF_P50 = 5;
const LEAST_OF_TWO = 1.6;
/** Two servers, a database and the load itself: with fewer cores they compete. */
const CORES_FOR_TWO = 4;

/** @typedef {import('./report.mjs').Measure} Measure */
/** @typedef {import('./hot-calls.mjs').HotCall} HotCall */
/** @typedef {import('./sides.mjs').Side} Side */
/** @typedef {import('./sides.mjs').SideName} SideName */

/**
 * @typedef {object} Sample
 * @property {number} perSecond
 * @property {number} p50 ms
 * @property {number} p99 ms
 * @property {number} server µs of processor time per request
 * @property {number} database µs, of PostgreSQL
 */

/**
 * @param {Side} side
 * @param {HotCall} hot
 * @returns {Promise<Sample>}
 */
async function takeSample({ origins, pids, databaseMs, callsOf }, hot) {
  const nextCall = callsOf(hot);
  await databaseMs();
  const before = cpuMs(pids);
  const lines = hot.lines ?? LINES;
  const { seconds, taken } = await load({ origins, lines, seconds: SECONDS, nextCall });
  const server = cpuMs(pids) - before;
  return {
    perSecond: taken.length / seconds,
    p50: percentile(taken, 0.5),
    p99: percentile(taken, 0.99),
    server: (server * 1000) / taken.length,
    database: ((await databaseMs()) * 1000) / taken.length,
  };
}

/**
 * @param {HotCall} hot
 * @param {readonly ReadonlyMap<SideName, Sample>[]} rounds
 * @returns {Measure[]}
 */
function measuresOf({ name, isOfMemory, goal }, rounds) {
  /** @typedef {(sample: Sample) => number} Read */
  const of = (/** @type {SideName} */ side, /** @type {Read} */ read) =>
    rounds.flatMap((round) => {
      const sample = round.get(side);
      return sample ? [read(sample)] : [];
    });
  /** Compares two sides within each round. */
  const ratio = (
    /** @type {SideName} */ side,
    /** @type {SideName} */ against,
    /** @type {Read} */ read,
  ) => {
    const others = of(against, read);
    return of(side, read).map((value, round) => value / (others[round] ?? Number.NaN));
  };
  const perSecond = (/** @type {Sample} */ sample) => sample.perSecond;
  const server = (/** @type {Sample} */ sample) => sample.server;
  const tail = (/** @type {Sample} */ sample) => sample.p99 / sample.p50;
  const ofBare = isOfMemory ? { least: LEAST_OF_BARE } : {};
  const ofGoal = goal === undefined ? {} : { least: goal };
  const ofTwo = cpus().length < CORES_FOR_TWO ? {} : { least: LEAST_OF_TWO };
  /** @type {Measure[]} */
  const measures = [
    { what: 'the bare route', samples: of('bare', perSecond), unit: '/s' },
    { what: 'a single indexed read', samples: of('read', perSecond), unit: '/s' },
    { what: 'embedded', samples: of('embedded', perSecond), unit: '/s' },
    { what: 'one server', samples: of('one', perSecond), unit: '/s', ...ofGoal },
    { what: 'two servers', samples: of('two', perSecond), unit: '/s' },
    {
      what: 'embedded against bare',
      samples: ratio('embedded', 'bare', perSecond),
      unit: '×',
      ...ofBare,
    },
    {
      what: 'the same by processor time',
      samples: ratio('bare', 'embedded', server),
      unit: '×',
      ...ofBare,
    },
    {
      what: 'one server against bare',
      samples: ratio('one', 'bare', perSecond),
      unit: '×',
      ...ofBare,
    },
    {
      what: 'one server against a single read',
      samples: ratio('one', 'read', perSecond),
      unit: '×',
    },
    { what: 'p50, embedded', samples: of('embedded', ({ p50 }) => p50), unit: 'ms' },
    { what: 'p50, one server', samples: of('one', ({ p50 }) => p50), unit: 'ms' },
    { what: 'p99 of p50, bare', samples: of('bare', tail), unit: '×' },
    { what: 'p99 of p50, embedded', samples: of('embedded', tail), unit: '×', bar: P99_OF_P50 },
    { what: 'p99 of p50, one server', samples: of('one', tail), unit: '×', bar: P99_OF_P50 },
    { what: 'processor, bare', samples: of('bare', server), unit: 'µs' },
    { what: 'processor, a single read', samples: of('read', server), unit: 'µs' },
    { what: 'processor, embedded', samples: of('embedded', server), unit: 'µs' },
    { what: 'processor, one server', samples: of('one', server), unit: 'µs' },
    { what: 'processor, PostgreSQL', samples: of('one', ({ database }) => database), unit: 'µs' },
    {
      what: 'two servers against one',
      samples: ratio('two', 'one', perSecond),
      unit: '×',
      ...ofTwo,
    },
    {
      what: 'the same with a core for each, by processor time',
      samples: ratio('one', 'two', server).map((times) => 2 * times),
      unit: '×',
      least: LEAST_OF_TWO,
    },
  ];
  return measures
    .filter(({ samples }) => samples.length > 0 && !samples.some(Number.isNaN))
    .map((measure) => ({ ...measure, what: `${name}: ${measure.what}` }));
}

/**
 * @param {string} when
 * @param {readonly Side[]} sides
 * @returns {Measure[]}
 */
const memoryOf = (when, sides) =>
  sides
    .filter(({ name }) => name !== 'two' && name !== 'read')
    .map(({ name, pids }) => ({
      what: `memory after the ${when}, ${name}`,
      samples: pids.map(residentMiB),
      unit: 'MiB',
    }));

/** @type {import('../bench.mjs').ServerBench} */
export const platform = {
  title: `platform: hot calls on ${LINES} lines, ${SECONDS} s each, against a bare route and a single read`,
  async run({ runs, only, say }) {
    const { bare, embedded, sides, place, close } = await openSides(SIZE, say);
    try {
      const measures = memoryOf('start', sides);
      for (const hot of HOT_CALLS.filter(({ name }) => only.length === 0 || only.includes(name))) {
        if (hot.isOfMemory) await bare.answerAs(await askOnce(embedded.url, hot.calls(place)(0)));
        const asked = sides.filter(({ isAsked }) => isAsked(hot));
        /** @type {Map<SideName, Sample>[]} */
        const rounds = [];
        // The first round is a warm-up and is not counted.
        for (let round = 0; round <= runs; round += 1) {
          /** @type {Map<SideName, Sample>} */
          const samples = new Map();
          for (const side of asked) samples.set(side.name, await takeSample(side, hot));
          if (round > 0) rounds.push(samples);
        }
        const told = asked.map(({ name }) => {
          const all = rounds.map((samples) => samples.get(name)?.perSecond ?? 0);
          return `${name} ${Math.round(median(all))}/s`;
        });
        say(`${hot.name}: ${told.join(', ')}`);
        measures.push(...measuresOf(hot, rounds));
      }
      measures.push(...memoryOf('load', sides));
      return measures;
    } finally {
      await close();
    }
  },
};
