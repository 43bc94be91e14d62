import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * The answer that the bare route returns.
 * @typedef {{ headers: Record<string, string>, base64: string }} BareAnswer
 */

/**
 * An order to it: an answer to return, or a database to read from.
 * @typedef {BareAnswer | { databaseUrl: string }} BareOrder
 */

const SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
/** Headers of an answer to copy; the framework writes the others itself. */
const KEPT_HEADERS = ['content-type', 'content-encoding'];

/** Starts a bare route of the server's own framework to measure against. */
export async function startBare() {
  // It opens the database with the server's own files, which are TypeScript.
  const child = fork(SERVER, { execArgv: ['--import', 'tsx'] });
  const [url] = /** @type {[string]} */ (await once(child, 'message'));
  /** @param {BareOrder} order */
  const give = async (order) => {
    const ready = once(child, 'message');
    child.send(order);
    await ready;
  };
  return {
    url,
    pid: child.pid ?? 0,
    /**
     * Makes it return the exact bytes that the server has answered.
     * @param {import('./calls-load.mjs').Answer} answer
     */
    async answerAs({ headers, body }) {
      /** @type {BareAnswer} */
      const told = { headers: {}, base64: body.toString('base64') };
      for (const name of KEPT_HEADERS) {
        const value = headers[name];
        if (typeof value === 'string') told.headers[name] = value;
      }
      await give(told);
    },
    /** Makes it read from a PostgreSQL. @param {string} databaseUrl */
    readFrom: (databaseUrl) => give({ databaseUrl }),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
