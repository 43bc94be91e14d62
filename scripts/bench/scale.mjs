/** What a second server, a pooler and a replica change, with real processes on one PostgreSQL. */
import { findPgBouncer, startPgBouncer } from '../../tests/support/pgbouncer.ts';
import { load } from './calls-load.mjs';
import { HOT_CALLS } from './hot-calls.mjs';
import { anyPostgres, makePeopled } from './peopled.mjs';
import { median } from './report.mjs';
import { reportsBesideBets } from './scale-reports.mjs';
import { callsIn } from './sides.mjs';
import { cpuMs, watchPostgres } from './usage.mjs';

/** @typedef {import('./report.mjs').Measure} Measure */

const SIZE = { games: 420, players: 5_000, entries: 20_000 };
const SMALL_SIZE = { games: 60, players: 2_000, entries: 5_000 };
const CALLS = ['lightRefresh (red dots)', 'refreshBalance', 'startGame', 'bet'];
const LINES = 32;
const SECONDS = 1;
/** Of PgBouncer to PostgreSQL: what one server opens without it. */
const CONNECTIONS = 10;
const LEAST_OF_TWO = 1.6;

/**
 * Servers that answer a load together.
 * @typedef {object} Group
 * @property {string} name
 * @property {readonly import('../../tests/support/platform-process.ts').PlatformProcess[]} servers
 * @property {number | undefined} pooler its process
 */

/**
 * @typedef {object} Sample
 * @property {number} perSecond
 * @property {number} server µs of processor time per call, of all servers
 * @property {number} pooler
 * @property {number} database
 */

/**
 * @param {Group} group
 * @param {() => import('./calls-load.mjs').Call} nextCall
 * @param {() => Promise<number>} databaseMs
 * @returns {Promise<Sample>}
 */
async function takeSample({ servers, pooler }, nextCall, databaseMs) {
  const [pids, poolers] = [servers.map(({ pid }) => pid), pooler === undefined ? [] : [pooler]];
  await databaseMs();
  const [before, pooled] = [cpuMs(pids), cpuMs(poolers)];
  const origins = servers.map(({ url }) => url);
  const { seconds, taken } = await load({ origins, lines: LINES, seconds: SECONDS, nextCall });
  const perCall = (/** @type {number} */ ms) => (ms * 1000) / taken.length;
  return {
    perSecond: taken.length / seconds,
    server: perCall(cpuMs(pids) - before),
    pooler: perCall(cpuMs(poolers) - pooled),
    database: perCall(await databaseMs()),
  };
}

/**
 * @param {string} call
 * @param {ReadonlyMap<string, readonly Sample[]>} groups by name, samples by round
 * @returns {Measure[]}
 */
function measuresOf(call, groups) {
  const one = groups.get('one server') ?? [];
  return [...groups].flatMap(([name, samples]) => {
    /** @type {(read: (sample: Sample) => number) => number[]} */
    const row = (read) => samples.map(read);
    /** Within each round, against one server without a pooler. @type {typeof row} */
    const against = (read) =>
      samples.map((sample, round) => {
        const other = one[round];
        return other ? read(sample) / read(other) : Number.NaN;
      });
    const all = (/** @type {Sample} */ { server, pooler, database }) => server + pooler + database;
    /** @type {Measure[]} */
    const measures = [
      { what: 'calls', samples: row(({ perSecond }) => perSecond), unit: '/s' },
      { what: 'processor, servers', samples: row(({ server }) => server), unit: 'µs' },
      { what: 'processor, PostgreSQL', samples: row(({ database }) => database), unit: 'µs' },
    ];
    if (name.includes('PgBouncer')) {
      measures.push({
        what: 'processor, PgBouncer',
        samples: row(({ pooler }) => pooler),
        unit: 'µs',
      });
    }
    if (name !== 'one server') {
      measures.push(
        { what: 'calls against one server', samples: against((s) => s.perSecond), unit: '×' },
        { what: 'all processor time against one server', samples: against(all), unit: '×' },
      );
    }
    if (name === 'two servers') {
      measures.push({
        what: 'with a core for each, by processor time',
        samples: against(({ server }) => server).map((times) => 2 / times),
        unit: '×',
        least: LEAST_OF_TWO,
      });
    }
    return measures.map((measure) => ({ ...measure, what: `${call}, ${name}: ${measure.what}` }));
  });
}

/** @type {import('../bench.mjs').ServerBench} */
export const scale = {
  title: `scale: one and two servers, PgBouncer in transaction mode, a replica for reports; ${LINES} lines, ${SECONDS} s each`,
  async run({ runs, only, isSmall, say }) {
    const cluster = await anyPostgres();
    if (!cluster) throw new Error('PostgreSQL is not installed');
    /** @type {(() => Promise<unknown>)[]} */
    const endings = [cluster.stop];
    try {
      const databaseUrl = await cluster.createDatabase();
      const peopled = await makePeopled({ ...(isSmall ? SMALL_SIZE : SIZE), databaseUrl });
      endings.unshift(peopled.remove);
      const watch = await watchPostgres(databaseUrl);
      endings.unshift(watch.end);
      const start = async (/** @type {string} */ url) => {
        const server = await peopled.start({ databaseUrl: url });
        endings.unshift(server.stop);
        return server;
      };
      const direct = [await start(databaseUrl), await start(databaseUrl)];
      /** @type {Group[]} */
      const groups = [
        { name: 'one server', servers: direct.slice(0, 1), pooler: undefined },
        { name: 'two servers', servers: direct, pooler: undefined },
      ];
      const program = findPgBouncer();
      if (program === undefined) {
        say('PgBouncer 1.21 or newer is not installed, nor named by PGBOUNCER: without it');
      } else {
        const pooler = await startPgBouncer(program, databaseUrl, CONNECTIONS);
        endings.unshift(pooler.stop);
        const pooled = [await start(pooler.url), await start(pooler.url)];
        groups.push(
          { name: 'one by PgBouncer', servers: pooled.slice(0, 1), pooler: pooler.pid },
          { name: 'two by PgBouncer', servers: pooled, pooler: pooler.pid },
        );
      }
      const callsOf = callsIn(await peopled.learn(direct[0]?.url ?? ''));
      /** @type {Measure[]} */
      const measures = [];
      const names = CALLS.filter((name) => only.length === 0 || only.includes(name));
      for (const hot of HOT_CALLS.filter(({ name }) => names.includes(name))) {
        const nextCall = callsOf(hot);
        /** @type {Map<string, Sample[]>} */
        const samples = new Map(groups.map(({ name }) => [name, []]));
        // The first round is a warm-up and is not counted.
        for (let round = 0; round <= runs; round += 1) {
          for (const group of groups) {
            const sample = await takeSample(group, nextCall, watch.cpuMs);
            if (round > 0) samples.get(group.name)?.push(sample);
          }
        }
        const found = [...samples].map(
          ([name, of]) => `${name} ${Math.round(median(of.map(({ perSecond }) => perSecond)))}/s`,
        );
        say(`${hot.name}: ${found.join(', ')}`);
        measures.push(...measuresOf(hot.name, samples));
      }
      if (only.length === 0 || only.includes('reports')) {
        const bet = HOT_CALLS.find(({ name }) => name === 'bet');
        if (!bet) throw new Error('there is no call "bet"');
        const more = { cluster, databaseUrl, peopled, nextBet: callsOf(bet), runs, isSmall, say };
        measures.push(...(await reportsBesideBets(more)));
      }
      return measures;
    } finally {
      for (const end of endings) await end();
    }
  },
};
