/** Bets on PostgreSQL, against the smallest transaction that moves money there: pgbench's, serialisable. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres } from '../lib/find-postgres.mjs';
import { load, openLine } from './calls-load.mjs';
import { FIRST_ID } from './fill.mjs';
import { betOf, post } from './hot-calls.mjs';
import { anyPostgres, makePeopled } from './peopled.mjs';
import { median, percentile } from './report.mjs';
import { cpuMs, watchPostgres } from './usage.mjs';

const execute = promisify(execFile);

const LINES = 32;
const SECONDS = 1.5;
/** Database of pgbench: 20 branches, so that 32 clients seldom meet. */
const SCALE = 20;
const LEAST_OF_PGBENCH = 0.4;
const SIZE = { games: 420, players: 2_000, entries: 20_000 };

/** Players registered in a row would share pages of every index. */
const STRIDE = 7919;

/** Who bets, by turn. @type {Readonly<Record<string, (turn: number, players: number) => number>>} */
const CROWDS = {
  'players spread over the tables': (turn, players) => 1 + ((turn * STRIDE) % players),
  '1,000 players who registered in a row': (turn) => 1 + (turn % 1_000),
  '10 players': (turn) => 1 + (turn % 10),
};

/** A game whose rounds stay open until the player draws. */
const HANDS = 'hands of cards';
const HELD = [true, true, false, false, false];

/** @param {number} number of the player */
const cardsTokenOf = (number) => `bench-cards-${number}`;

/**
 * Opens a game of cards for every player.
 * @param {pg.Client} client
 */
async function openCards(client) {
  await client.query(
    `insert into game_session (id, token_hash, player_id, game_id, kind, is_demo, lang, app_origin,
        demo_coin, started_at, expires_at)
      select 'cards-' || id, encode(sha256(('bench-cards-' || player_id - $1)::bytea), 'hex'), player_id,
        (select min(id) from game where type_id = 3), 'cards', false, 'en', app_origin, 0, started_at,
        expires_at
      from game_session`,
    [FIRST_ID],
  );
}

/**
 * Every line plays hand after hand: a bet, and the draw that ends it.
 * @param {string} origin
 * @param {() => number} nextPlayer
 * @param {number} bet
 * @returns {Promise<import('./calls-load.mjs').Load>} of both calls
 */
async function playHands(origin, nextPlayer, bet) {
  const lines = Array.from({ length: LINES }, () => openLine(origin));
  /** @type {number[]} */
  const taken = [];
  const began = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      /** @param {string} path @param {object} body @param {number} player */
      const ask = async (path, body, player) => {
        const sent = performance.now();
        const answer = await line.ask(post(path, body, { 'x-play-token': cardsTokenOf(player) }));
        taken.push(performance.now() - sent);
        return JSON.parse(answer.body.toString());
      };
      while (performance.now() - began < SECONDS * 1000) {
        const player = nextPlayer();
        const { round } = await ask('/game/api/bet', { reqNo: randomUUID(), bet }, player);
        const draw = { action: 'draw', roundNo: round.roundNo, held: HELD };
        await ask('/game/api/act', draw, player);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const line of lines) await line.close();
  return { seconds, taken };
}

/**
 * @typedef {object} Sample
 * @property {number} perSecond
 * @property {number} p50 ms
 * @property {number} p99 ms
 * @property {number} server µs of processor time per bet
 * @property {number} database µs, of PostgreSQL
 * @property {number} again transactions that were rolled back and run again, of 100 bets
 */

/** @param {string} bin @param {string} url @param {readonly string[]} options */
async function pgbench(bin, url, options) {
  const env = { ...process.env, PGOPTIONS: '-c default_transaction_isolation=serializable' };
  const { stdout } = await execute(join(bin, 'pgbench'), [...options, url], { env });
  return stdout;
}

/** Transactions a second of TPC-B, repeated after a conflict, as bets are. @param {string} bin @param {string} url */
async function tpcb(bin, url) {
  const clients = ['-n', '-M', 'prepared', '-c', String(LINES), '-j', '1'];
  const told = await pgbench(bin, url, [...clients, '-T', '2', '--max-tries=0']);
  const [, tps] = /^tps = ([\d.]+)/m.exec(told) ?? [];
  if (tps === undefined) throw new Error(`pgbench said:\n${told}`);
  return Number(tps);
}

/** @type {import('../bench.mjs').ServerBench} */
export const bets = {
  title: `bets on ${LINES} lines, ${SECONDS} s each, against pgbench's serialisable transactions`,
  async run({ runs, say }) {
    const found = findPostgres();
    const cluster = await anyPostgres();
    if (!cluster || found === undefined) throw new Error('PostgreSQL is not installed');
    // The folder may hold links to some of the programs only.
    const bin = dirname(realpathSync(join(found, 'postgres')));
    /** @type {(() => Promise<unknown>)[]} */
    const endings = [cluster.stop];
    try {
      const plain = await cluster.createDatabase();
      await pgbench(bin, plain, ['-i', '-q', '-s', String(SCALE)]);
      const databaseUrl = await cluster.createDatabase();
      const peopled = await makePeopled({ ...SIZE, databaseUrl });
      endings.unshift(peopled.remove);
      const server = await peopled.start();
      endings.unshift(server.stop);
      const place = await peopled.learn(server.url);
      const watch = await watchPostgres(databaseUrl);
      endings.unshift(watch.end);
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      endings.unshift(() => client.end());

      const rollbacks = async () => {
        // The server writes its counts at least once a second.
        await new Promise((resolve) => setTimeout(resolve, 1_100));
        const { rows } = await client.query(
          'select xact_rollback from pg_stat_database where datname = current_database()',
        );
        return Number(rows[0].xact_rollback);
      };
      await openCards(client);
      /** @param {() => Promise<import('./calls-load.mjs').Load>} play @returns {Promise<Sample>} */
      const sampleOf = async (play) => {
        // Ten players would soon be refused for betting too often.
        await client.query("update rate_limit set count = 1 where key like 'play:%'");
        const before = await rollbacks();
        await watch.cpuMs();
        const used = cpuMs([server.pid]);
        const { seconds, taken } = await play();
        const ofServer = cpuMs([server.pid]) - used;
        const ofDatabase = await watch.cpuMs();
        return {
          perSecond: taken.length / seconds,
          p50: percentile(taken, 0.5),
          p99: percentile(taken, 0.99),
          server: (ofServer * 1000) / taken.length,
          database: (ofDatabase * 1000) / taken.length,
          again: (((await rollbacks()) - before) * 100) / taken.length,
        };
      };

      let turn = 0;
      const nextOf = (/** @type {(typeof CROWDS)[string]} */ playerAt) => () =>
        playerAt(turn++, place.players);
      /** @type {Map<string, () => Promise<import('./calls-load.mjs').Load>>} */
      const plays = new Map();
      for (const [name, playerAt] of Object.entries(CROWDS)) {
        const next = nextOf(playerAt);
        const nextCall = () => betOf({ bet: place.bet }, next());
        const how = { origins: [server.url], lines: LINES, seconds: SECONDS, nextCall };
        plays.set(name, () => load(how));
      }
      const nextHand = nextOf((at, players) => 1 + ((at * STRIDE) % players));
      plays.set(HANDS, () => playHands(server.url, nextHand, place.bet));

      /** @type {number[]} */
      const floor = [];
      /** @type {Map<string, Sample[]>} */
      const samples = new Map([...plays.keys()].map((name) => [name, []]));
      // The first round is a warm-up and is not counted.
      for (let round = 0; round <= runs; round += 1) {
        const least = await tpcb(bin, plain);
        if (round > 0) floor.push(least);
        for (const [name, play] of plays) {
          const sample = await sampleOf(play);
          if (round > 0) samples.get(name)?.push(sample);
        }
      }
      /** @type {import('./report.mjs').Measure[]} */
      const measures = [{ what: 'pgbench, serialisable', samples: floor, unit: '/s' }];
      for (const [name, of] of samples) {
        say(`${name}: ${Math.round(median(of.map(({ perSecond }) => perSecond)))}/s`);
        const row = (/** @type {keyof Sample} */ key) => of.map((sample) => sample[key]);
        measures.push(
          { what: `${name}: calls`, samples: row('perSecond'), unit: '/s' },
          {
            what: `${name}: of pgbench`,
            samples: row('perSecond').map((value, at) => value / (floor[at] ?? Number.NaN)),
            unit: '×',
            ...(name === '10 players' ? {} : { least: LEAST_OF_PGBENCH }),
          },
          { what: `${name}: p50`, samples: row('p50'), unit: 'ms' },
          { what: `${name}: p99`, samples: row('p99'), unit: 'ms' },
          { what: `${name}: processor, server`, samples: row('server'), unit: 'µs' },
          { what: `${name}: processor, PostgreSQL`, samples: row('database'), unit: 'µs' },
          { what: `${name}: run again, of 100`, samples: row('again'), unit: '%' },
        );
      }
      return measures;
    } finally {
      for (const end of endings) await end();
    }
  },
};
