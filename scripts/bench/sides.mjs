import { startBare } from './bare.mjs';
import { post } from './hot-calls.mjs';
import { anyPostgres, makePeopled } from './peopled.mjs';
import { watchPostgres } from './usage.mjs';

/** @typedef {import('./calls-load.mjs').Call} Call */
/** @typedef {import('./hot-calls.mjs').HotCall} HotCall */
/** @typedef {'bare' | 'read' | 'embedded' | 'one' | 'two'} SideName */

/**
 * A target of a load.
 * @typedef {object} Side
 * @property {SideName} name
 * @property {readonly string[]} origins
 * @property {readonly number[]} pids of the servers
 * @property {() => Promise<number>} databaseMs processor time of PostgreSQL since the last look
 * @property {(hot: HotCall) => () => Call} callsOf returns a function that creates the next call
 * @property {(hot: HotCall) => boolean} isAsked whether it has a value to compare with the call
 */

/** @typedef {{ games: number, players: number, entries: number }} Size */

const noDatabase = async () => 0;
const isAsked = () => true;

/**
 * Calls to one database continue where they stopped: a like is reverted in the next round.
 * @param {import('./hot-calls.mjs').Place} place
 * @returns {Side['callsOf']}
 */
export function callsIn(place) {
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
 * Reads each player in turn, whatever the call.
 * @param {import('./hot-calls.mjs').Place} place
 * @returns {Side['callsOf']}
 */
function readsOf({ players }) {
  let turn = 0;
  return () => () => post(`/read/${1 + (turn++ % players)}`, {});
}

/**
 * Starts all targets: a bare route, one that reads a single row, the server on the embedded database and,
 * where PostgreSQL is installed, one and two servers of one database.
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
        isAsked,
      },
    ];
    // Counted separately: calls to the bare route change nothing.
    const callsOf = callsIn(place);
    /** @type {Side} */
    const floor = {
      name: 'bare',
      origins: [bare.url],
      pids: [bare.pid],
      databaseMs: noDatabase,
      callsOf: (hot) => () => ({ ...callsOf(hot)(), path: '/bare' }),
      isAsked: ({ isOfMemory }) => isOfMemory,
    };
    const floors = [floor];

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
      await bare.readFrom(databaseUrl);
      floors.push({
        ...floor,
        name: 'read',
        databaseMs: watch.cpuMs,
        callsOf: readsOf(place),
        isAsked: ({ isOfMemory }) => !isOfMemory,
      });
      const shared = {
        databaseMs: watch.cpuMs,
        callsOf: callsIn(await peopled.learn(first.url)),
        isAsked,
      };
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
    return { bare, embedded: alone, sides: [...floors, ...sides], place, close };
  } catch (error) {
    await close();
    throw error;
  }
}
