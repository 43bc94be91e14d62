import { Client } from 'undici';

/**
 * One request as it is sent.
 * @typedef {object} Call
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} [body]
 */

/**
 * The answer to a call.
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body as received
 */

/**
 * Result of a load.
 * @typedef {object} Load
 * @property {number} seconds
 * @property {number[]} taken ms of each answer
 */

/**
 * Sends one call and waits for its answer.
 * @param {Client} client
 * @param {Call} call
 * @returns {Promise<Answer>}
 */
function ask(client, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    /** @type {Omit<Answer, 'body'>} */
    let head = { status: 0, headers: {} };
    /** @type {Buffer[]} */
    const chunks = [];
    client.dispatch(
      { method, path, headers, body: body ?? null },
      {
        onRequestStart() {},
        onResponseStart(_controller, status, answered) {
          head = { status, headers: answered };
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          const [only] = chunks;
          resolve({ ...head, body: chunks.length === 1 && only ? only : Buffer.concat(chunks) });
        },
        onResponseError(_controller, error) {
          reject(error);
        },
      },
    );
  });
}

/**
 * A refusal is HTTP 200 and too short to be compressed.
 * @param {Call} call
 * @param {Answer} answer
 */
function requireSuccess({ path }, { status, headers, body }) {
  if (status === 200 && headers['content-encoding'] !== undefined) return;
  if (status === 200 && !/"errcode":(?!0\b)/.test(body.toString('latin1'))) return;
  throw new Error(`${path}: HTTP ${status} ${body.toString().slice(0, 200)}`);
}

/**
 * Opens a connection; calls on it are sent one after another.
 * @param {string} origin
 */
export function openLine(origin) {
  const client = new Client(origin);
  return {
    /**
     * @param {Call} call
     * @throws Error when it fails
     */
    async ask(call) {
      const answer = await ask(client, call);
      requireSuccess(call, answer);
      return answer;
    },
    close: () => client.close(),
  };
}

/**
 * Makes one call on its own connection.
 * @param {string} origin
 * @param {Call} call
 */
export async function askOnce(origin, call) {
  const line = openLine(origin);
  try {
    return await line.ask(call);
  } finally {
    await line.close();
  }
}

/**
 * Keeps every connection busy: sends the next call when the answer before has arrived.
 * @param {object} how
 * @param {readonly string[]} how.origins the connections are spread evenly
 * @param {number} how.lines
 * @param {number} how.seconds
 * @param {() => Call} how.nextCall
 * @returns {Promise<Load>}
 * @throws Error when an answer is a failure
 */
export async function load({ origins, lines, seconds, nextCall }) {
  const opened = Array.from({ length: lines }, (_, index) => {
    const origin = origins[index % origins.length];
    if (origin === undefined) throw new Error('a load needs somebody to answer it');
    return openLine(origin);
  });
  /** @type {number[]} */
  const taken = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  try {
    await Promise.all(
      opened.map(async (line) => {
        for (let now = began; now < end;) {
          const call = nextCall();
          const sent = performance.now();
          await line.ask(call);
          now = performance.now();
          taken.push(now - sent);
        }
      }),
    );
    return { seconds: (performance.now() - began) / 1000, taken };
  } finally {
    await Promise.all(opened.map((line) => line.close()));
  }
}
