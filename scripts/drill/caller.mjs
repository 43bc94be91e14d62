/** How a phone calls through nginx, and what its player sees of an answer. */
import { Agent } from 'undici';
import { endpoints } from '../../src/shared/wire/endpoints.ts';
import { DOMAIN } from './documents.mjs';

/** As the app has it (`src/config/constants.ts`, `src/state/money-call/use-retry.ts`). */
const TIMEOUT_MS = 10_000;
const RETRY_MS = [2000, 5000, 10_000];
const LATER_STATUSES = [408, 425, 429];
const HTTP_OK = 200;
const HTTP_FIRST_FAULT = 500;

const BASE = { clientReferrer: 'ph', channel: 'WEB', appId: 'parola-web-demo' };

/** @typedef {import('../../src/shared/wire/endpoints.ts').EndpointName} EndpointName */
/** @typedef {{ status: number, text: string, body: Record<string, any> }} Answer */

/**
 * Calls that change something and have no number: neither the app nor nginx repeats them. Their player sees
 * the failure and presses again.
 * @type {ReadonlySet<string>}
 */
const NOT_REPEATABLE = new Set(['accountLogin', 'accountRegister']);

/**
 * @param {{ origin: string, certificate?: string }} front nginx, or a server itself
 * @param {() => import('./report.mjs').Figures} figures of the phase that is now
 */
export function createCaller({ origin, certificate }, figures) {
  const dispatcher = new Agent({
    connections: 64,
    ...(certificate !== undefined && { connect: { ca: certificate, servername: DOMAIN } }),
  });

  /**
   * One request; undefined when no answer came.
   * @param {string} path
   * @param {{ method: 'GET' | 'POST', headers: Record<string, string>, body?: string }} request
   * @returns {Promise<Answer | undefined>}
   */
  async function send(path, { method, headers, body }) {
    const phase = figures();
    phase.calls += 1;
    const startedAt = performance.now();
    try {
      const answer = await dispatcher.request({
        origin,
        path,
        method,
        headers: { host: DOMAIN, ...headers },
        body: body ?? null,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await answer.body.text();
      phase.taken.push(performance.now() - startedAt);
      return { status: answer.statusCode, text, body: parse(text) };
    } catch {
      return undefined;
    }
  }

  /**
   * @param {string} what
   * @param {Answer | undefined} answer
   */
  function fail(what, answer) {
    const phase = figures();
    const said = answer ? `HTTP ${answer.status} ${answer.text.slice(0, 120)}` : 'no answer';
    if (NOT_REPEATABLE.has(what) && isUnknown(answer)) phase.failedOnce += 1;
    else {
      phase.failed += 1;
      phase.failures.push(`${what}: ${said}`);
    }
    return undefined;
  }

  /**
   * Sends a numbered call until its outcome is known, as the app does.
   * @param {() => Promise<Answer | undefined>} once
   */
  async function repeat(once) {
    let answer = await once();
    for (const ms of RETRY_MS) {
      if (!isUnknown(answer)) return answer;
      figures().repeated += 1;
      await new Promise((resolve) => setTimeout(resolve, ms));
      answer = await once();
    }
    return answer;
  }

  return {
    /**
     * A call of the contract; numbered ones are repeated under their number.
     * @param {EndpointName} name
     * @param {{ token?: string | undefined, body?: object, refusals?: readonly number[] }} [call] `refusals`:
     *   codes that are fine
     * @returns {Promise<Record<string, any> | undefined>} undefined when it was refused or failed
     */
    async call(name, { token, body = {}, refusals = [] } = {}) {
      const { path, ...endpoint } = endpoints[name];
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: token }),
      };
      const text = JSON.stringify({ ...BASE, ...body });
      const once = () => send(path, { method: 'POST', headers, body: text });
      const isNumbered = 'isOnce' in endpoint;
      const answer = await (isNumbered ? repeat(once) : once());
      const { errcode } = answer?.body ?? {};
      if (answer?.status === HTTP_OK && errcode === 0) return answer.body;
      if (answer?.status === HTTP_OK && refusals.includes(errcode)) return undefined;
      return fail(name, answer);
    },

    /**
     * A call of a game's page.
     * @param {string} name
     * @param {string} token of the page
     * @param {object} body
     */
    async play(name, token, body) {
      const headers = { 'content-type': 'application/json', 'x-play-token': token };
      const text = JSON.stringify(body);
      const answer = await repeat(() =>
        send(`/game/api/${name}`, { method: 'POST', headers, body: text }),
      );
      return answer?.status === HTTP_OK ? answer.body : fail(`game ${name}`, answer);
    },

    /**
     * A file of the app. @param {string} path
     * @returns {Promise<string | undefined>}
     */
    async get(path) {
      const answer = await send(path, { method: 'GET', headers: { accept: '*/*' } });
      return answer?.status === HTTP_OK ? answer.text : fail(`GET ${path}`, answer);
    },

    /** The status of a path that players do not call. @param {string} path */
    statusOf: async (path) => (await send(path, { method: 'GET', headers: {} }))?.status,

    close: () => dispatcher.destroy(),
  };
}

/** @typedef {ReturnType<typeof createCaller>} Caller */

/** Only an answer says what happened. @param {Answer | undefined} answer */
const isUnknown = (answer) =>
  answer === undefined ||
  answer.status >= HTTP_FIRST_FAULT ||
  LATER_STATUSES.includes(answer.status);

/** @param {string} text @returns {Record<string, any>} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
