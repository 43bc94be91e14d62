/** The real store, listeners and API over a scripted `fetch`. */
import { accountApi } from '#api/account.ts';
import { connectApi } from '#api/core/connection.ts';
import { lightRefreshPace } from '#api/core/light-refresh-pace.ts';
import { addSessionListeners } from '#app/listeners/session-listeners.ts';
import { createAppStore } from '#app/store.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { milliseconds } from '#shared/time/duration.ts';
import { tokenVault } from '#browser/storage/token-vault.ts';
import type { SessionEnd } from '#state/session/session-slice.ts';
import { sessionAnswer } from './wire.ts';

export interface Received {
  readonly name: EndpointName;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
}

/** How the scripted server replies to a call: JSON, raw text, or a fault. */
export type Reply =
  /** `after`: delay of the answer in ms. */
  | { readonly json: unknown; readonly after?: number; readonly status?: number }
  | { readonly text: string }
  | { readonly status: number }
  /** The network error is reported only after this many ms. */
  | { readonly lostAfter: number }
  | 'no-network'
  | 'no-answer';

export interface ScriptedPlatform {
  readonly received: Received[];
  /** The token in the app's vault. */
  token: string | null;
  reply(name: EndpointName, reply: Reply): void;
}

export function scriptedPlatform(timeout = 1_000): ScriptedPlatform {
  const replies = new Map<EndpointName, Reply>();
  tokenVault.clear();
  // Tests do not share the pace.
  lightRefreshPace.restart();
  const platform: ScriptedPlatform = {
    received: [],
    get token() {
      return tokenVault.read();
    },
    set token(token) {
      if (token === null) tokenVault.clear();
      else tokenVault.write(token);
    },
    reply: (name, reply) => {
      replies.set(name, reply);
    },
  };
  connectApi({
    origin: 'https://platform.test',
    pictureOrigins: [],
    pathPrefix: '',
    sendsCookies: false,
    baseFields: { clientReferrer: 'ph', channel: 'WEB', appId: 'test' },
    timeout: milliseconds(timeout),
    readToken: tokenVault.read,
    keepToken: tokenVault.write,
    readXsrfToken: () => 'xsrf-1',
    missingCalls: { has: () => false, add: () => undefined },
    reachability: { noteAnswer: () => undefined, noteLostCall: () => false },
    showsAvif: () => false,
    fetch: async (input, init) => {
      const name = nameOf(input);
      platform.received.push({
        name,
        body: JSON.parse(init?.body) as Record<string, unknown>,
        headers: { ...(init?.headers as Record<string, string>) },
      });
      return answer(replies.get(name) ?? { status: 500 }, init?.signal ?? null);
    },
  });
  return platform;
}

function nameOf(url: RequestInfo | URL): EndpointName {
  const path = new URL(url instanceof Request ? url.url : url).pathname;
  const found = (Object.keys(endpoints) as EndpointName[]).find(
    (name) => endpoints[name].path === path,
  );
  if (found === undefined) throw new Error(`no endpoint has the path ${path}`);
  return found;
}

async function answer(reply: Reply, signal: AbortSignal | null): Promise<Response> {
  if (reply === 'no-network') throw new TypeError('Failed to fetch');
  if (reply === 'no-answer') {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  }
  if ('lostAfter' in reply) {
    await onItsWay(reply.lostAfter, signal);
    throw new TypeError('Failed to fetch');
  }
  if ('json' in reply && reply.after !== undefined) await onItsWay(reply.after, signal);
  if ('text' in reply) return new Response(reply.text);
  const { status = 200 } = reply;
  return new Response('json' in reply ? JSON.stringify(reply.json) : '{}', { status });
}

const onItsWay = (ms: number, signal: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Creates a store with the session listeners; `ends` collects how sessions ended. */
export function storeWithListeners() {
  const { store, listeners } = createAppStore();
  const ends: SessionEnd[] = [];
  addSessionListeners(listeners, (end) => ends.push(end));
  return { store, listeners, ends };
}

/** Creates a store with the session listeners and signs in through the app's own call. */
export async function signedIn() {
  const platform = scriptedPlatform();
  platform.reply('accountLogin', { json: sessionAnswer() });
  const { store, ends } = storeWithListeners();
  const login = { account: 'mangosurfer', password: 'cipher' };
  await store.dispatch(accountApi.endpoints.accountLogin.initiate(login));
  return { platform, store, ends };
}
