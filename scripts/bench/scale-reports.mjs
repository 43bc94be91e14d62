/** What reports cost the bets beside them: read from their database, or from a replica of it. */
import pg from 'pg';
import { OPERATOR_KEY } from '../../tests/support/platform-process.ts';
import { startReplica } from '../../tests/support/postgres.ts';
import { load } from './calls-load.mjs';
import { median, percentile } from './report.mjs';
import { watchPostgres } from './usage.mjs';

/** @typedef {import('./report.mjs').Measure} Measure */
/** @typedef {import('./calls-load.mjs').Call} Call */

const VISITORS = 20_000;
const SMALL_VISITORS = 1_000;
const DAYS = 90;
const BET_LINES = 16;
/** Marketers who look at one report after the other. */
const REPORT_LINES = 2;
const SECONDS = 2;
/** A replica that has not caught up by then is broken. */
const CATCH_UP_MS = 60_000;

/** Heavy ones of 90 days. */
const PAGES = [
  '/report/table?period=90d&by=campaign&split=device',
  '/report/table?period=90d&by=weekday&split=hour',
  '/report/retention?period=90d',
  '/report/value?period=90d',
];

/** @param {number} turn @returns {Call} */
const reportOf = (turn) => ({
  method: 'GET',
  path: PAGES[turn % PAGES.length] ?? '',
  headers: { 'x-operator-key': OPERATOR_KEY },
});

/**
 * @typedef {object} Sample
 * @property {number} bets a second
 * @property {number} p99 of a bet, ms
 * @property {number} database µs of the database's processor time per bet, reports included
 * @property {number} replica µs of the replica's
 * @property {number} reports a second
 * @property {number} p50 of a report, ms
 */

/** Waits until the replica has repeated what the database has written. @param {string} primary @param {string} replica */
async function catchUp(primary, replica) {
  const ask = async (/** @type {string} */ connectionString, /** @type {string} */ text) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return String(Object.values(rows[0] ?? {})[0]);
  };
  const written = await ask(primary, 'select pg_current_wal_lsn()');
  const deadline = performance.now() + CATCH_UP_MS;
  while ((await ask(replica, `select pg_last_wal_replay_lsn() >= '${written}'`)) !== 'true') {
    if (performance.now() > deadline) throw new Error('the replica does not catch up');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * @param {object} given
 * @param {import('../../tests/support/postgres.ts').PostgresCluster} given.cluster
 * @param {string} given.databaseUrl
 * @param {import('./peopled.mjs').Peopled} given.peopled
 * @param {() => Call} given.nextBet
 * @param {number} given.runs
 * @param {boolean} given.isSmall
 * @param {(line: string) => void} given.say
 * @returns {Promise<Measure[]>}
 */
export async function reportsBesideBets({
  cluster,
  databaseUrl,
  peopled,
  nextBet,
  runs,
  isSmall,
  say,
}) {
  /** @type {(() => Promise<unknown>)[]} */
  const endings = [];
  try {
    const open = async (/** @type {Parameters<typeof peopled.start>[0]} */ changed) => {
      const server = await peopled.start(changed);
      endings.unshift(server.stop);
      return server;
    };
    const ofBets = await open({});
    const visitors = isSmall ? SMALL_VISITORS : VISITORS;
    const began = performance.now();
    await ofBets.operator('traffic', { visitors, days: DAYS });
    say(`${visitors} visitors: made in ${Math.round((performance.now() - began) / 1000)} s`);
    const standby = await startReplica(cluster);
    endings.unshift(standby.stop);
    const replicaUrl = standby.url(new URL(databaseUrl).pathname.slice(1));
    await catchUp(databaseUrl, replicaUrl);
    /** @type {Readonly<Record<string, string | undefined>>} */
    const places = {
      'no reports': undefined,
      'reports from the database': (await open({})).url,
      'reports from a replica': (await open({ env: { REPORT_DATABASE_URL: replicaUrl } })).url,
    };
    const [watch, watchReplica] = [
      await watchPostgres(databaseUrl),
      await watchPostgres(replicaUrl),
    ];
    endings.unshift(watch.end, watchReplica.end);
    let turn = 0;
    /** @param {string | undefined} origin of the reports @returns {Promise<Sample>} */
    const sampleOf = async (origin) => {
      await Promise.all([watch.cpuMs(), watchReplica.cpuMs()]);
      const ofReports = { lines: REPORT_LINES, nextCall: () => reportOf(turn++) };
      const [bets, reports] = await Promise.all([
        load({ origins: [ofBets.url], lines: BET_LINES, seconds: SECONDS, nextCall: nextBet }),
        origin === undefined
          ? Promise.resolve({ seconds: SECONDS, taken: [] })
          : load({ ...ofReports, origins: [origin], seconds: SECONDS }),
      ]);
      const [database, replica] = [await watch.cpuMs(), await watchReplica.cpuMs()];
      const count = bets.taken.length;
      return {
        bets: count / bets.seconds,
        p99: percentile(bets.taken, 0.99),
        database: (database * 1000) / count,
        replica: (replica * 1000) / count,
        reports: reports.taken.length / reports.seconds,
        p50: reports.taken.length === 0 ? Number.NaN : median(reports.taken),
      };
    };
    /** @type {Map<string, Sample[]>} */
    const samples = new Map(Object.keys(places).map((name) => [name, []]));
    // The first round is a warm-up and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      for (const [name, origin] of Object.entries(places)) {
        const sample = await sampleOf(origin);
        if (round > 0) samples.get(name)?.push(sample);
      }
    }
    const alone = samples.get('no reports') ?? [];
    return [...samples].flatMap(([name, of]) => {
      const row = (/** @type {keyof Sample} */ key) => of.map((sample) => sample[key]);
      /** @type {Measure[]} */
      const measures = [
        { what: 'bets', samples: row('bets'), unit: '/s' },
        {
          what: 'bets against none',
          samples: row('bets').map((bets, round) => bets / (alone[round]?.bets ?? Number.NaN)),
          unit: '×',
        },
        { what: 'p99 of a bet', samples: row('p99'), unit: 'ms' },
        { what: 'processor of the database, per bet', samples: row('database'), unit: 'µs' },
        { what: 'processor of the replica, per bet', samples: row('replica'), unit: 'µs' },
        { what: 'reports', samples: row('reports'), unit: '/s' },
        { what: 'p50 of a report', samples: row('p50'), unit: 'ms' },
      ];
      return measures
        .filter(({ samples: taken }) => taken.every((value) => value > 0))
        .map((measure) => ({ ...measure, what: `${name}: ${measure.what}` }));
    });
  } finally {
    for (const end of endings) await end();
  }
}
