import { startBare } from './bare.mjs';
import { anyPostgres, makePeopled } from './peopled.mjs';
import { watchPostgres } from './usage.mjs';

/** @typedef {import('./calls-load.mjs').Call} Call */
/** @typedef {import('./hot-calls.mjs').HotCall} HotCall */
/** @typedef {'bare' | 'embedded' | 'one' | 'two'} SideName */

/**
 * Who answers a load.
 * @typedef {object} Side
 * @property {SideName} name
 * @property {readonly string[]} origins
 * @property {readonly number[]} pids of the servers
 * @property {() => Promise<number>} databaseMs processor time of PostgreSQL since the last look
 * @property {(hot: HotCall) => () => Call} callsOf gives the next one, each time
 */

/** @typedef {{ games: number, players: number, entries: number }} Size */

const noDatabase = async () => 0;

/**
 * The calls of a database go on where they were left: a like is taken back in the next round.
 * @param {import('./hot-calls.mjs').Place} place
 * @returns {Side['callsOf']}
 */
function callsIn(place) {
  /** @type {Map<HotCall, () => Call>} */
  const known = new Map();
  return (hot) => {
    const found = known.get(hot);
    if (found) return found;
    const callAt = hot.calls(place);
    let turn = 0;
    const next = () => callAt(turn++);
    known.set(hot, next);
    return next;
  };
}

/**
 * Starts everybody who answers: a bare route, the platform on the embedded database and, where there
 * is PostgreSQL, one and two servers of one database.
 * @param {Size} size
 * @param {(line: string) => void} say
 */
export async function openSides(size, say) {
  /** @type {(() => Promise<unknown>)[]} */
  const endings = [];
  const close = async () => {
    for (const end of endings) await end();
  };
  try {
    const bare = await startBare();
    endings.unshift(bare.stop);

    const embedded = await makePeopled(size);
    endings.unshift(embedded.remove);
    const alone = await embedded.start();
    endings.unshift(alone.stop);
    const place = await embedded.learn(alone.url);
    /** @type {Side[]} */
    const sides = [
      {
        name: 'embedded',
        origins: [alone.url],
        pids: [alone.pid],
        databaseMs: noDatabase,
        callsOf: callsIn(place),
      },
    ];
    // Counted apart: what the bare route is asked, nobody has done.
    const callsOf = callsIn(place);
    /** @type {Side} */
    const floor = {
      name: 'bare',
      origins: [bare.url],
      pids: [bare.pid],
      databaseMs: noDatabase,
      callsOf: (hot) => () => ({ ...callsOf(hot)(), path: '/bare' }),
    };

    const cluster = await anyPostgres();
    if (cluster) {
      endings.unshift(cluster.stop);
      const databaseUrl = await cluster.createDatabase();
      const peopled = await makePeopled({ ...size, databaseUrl });
      endings.unshift(peopled.remove);
      const watch = await watchPostgres(databaseUrl);
      endings.unshift(watch.end);
      const [first, second] = [await peopled.start(), await peopled.start()];
      endings.unshift(first.stop, second.stop);
      const shared = { databaseMs: watch.cpuMs, callsOf: callsIn(await peopled.learn(first.url)) };
      const servers = [first, second];
      sides.push(
        { ...shared, name: 'one', origins: [first.url], pids: [first.pid] },
        {
          ...shared,
          name: 'two',
          origins: servers.map(({ url }) => url),
          pids: servers.map(({ pid }) => pid),
        },
      );
    } else say('PostgreSQL is not installed: the embedded database alone');
    return { bare, floor, embedded: alone, sides, close };
  } catch (error) {
    await close();
    throw error;
  }
}
