import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * What the bare route shall answer.
 * @typedef {{ headers: Record<string, string>, base64: string }} BareAnswer
 */

/**
 * What it can be told: an answer, or where to read.
 * @typedef {BareAnswer | { databaseUrl: string }} BareOrder
 */

const SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
/** What an answer is, but for what the framework itself writes. */
const KEPT_HEADERS = ['content-type', 'content-encoding'];

/** Starts a bare route of the platform's own framework to measure against. */
export async function startBare() {
  // It opens the database with the platform's own files, which are TypeScript.
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
     * Lets it answer the very bytes that the platform has answered.
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
    /** Lets it read from a PostgreSQL. @param {string} databaseUrl */
    readFrom: (databaseUrl) => give({ databaseUrl }),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
