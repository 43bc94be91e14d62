/** A service worker's environment for unit tests: its caches, network and events. */
import { createFakeCacheStorage } from './fake-cache-storage.ts';

export const ORIGIN = 'https://lobby.test';

/** Answers a request, or throws like a failing network. */
export type Respond = (request: Request) => Response;

export class FakeExtendableEvent extends Event {
  readonly waits: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>): void {
    this.waits.push(work);
  }
}

export interface FakeWorker {
  readonly caches: CacheStorage;
  /** Files of the server by path or URL. Anything else is a 404. */
  readonly server: Map<string, Respond>;
  /** Every request that reached the server, as `path (cache mode)`. */
  readonly requests: string[];
  readonly fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  /** Content of a cache, as text by path. */
  readonly stored: (cacheName: string) => Promise<Record<string, string>>;
  /** The globals that Workbox reads. */
  readonly globals: Readonly<Record<string, unknown>>;
}

export const answer =
  (body: BodyInit, type: string, status = 200): Respond =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

/** The page sent by a captive portal or a host with an SPA fallback. */
export const PAGE = answer('<!doctype html><h1>Log in to the hotel</h1>', 'text/html');

async function sha256Of(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** The `integrity` that the build writes beside a file. */
export const integrityOf = async (text: string): Promise<string> =>
  `sha256-${btoa(String.fromCharCode(...(await sha256Of(text))))}`;

/** The revision that the build and the server stamp into the worker for a document. */
export async function shellRevisionOf(text: string): Promise<string> {
  const bytes = Array.from(await sha256Of(text), (byte) => byte.toString(16).padStart(2, '0'));
  return `shell-revision:${bytes.join('').slice(0, 16)}`;
}

export function createFakeWorker(): FakeWorker {
  const caches = createFakeCacheStorage(ORIGIN);
  const server = new Map<string, Respond>();
  const requests: string[] = [];

  async function fetch(input: Request | string, init?: RequestInit): Promise<Response> {
    const request = new Request(
      typeof input === 'string' ? new URL(input, ORIGIN).href : input,
      init,
    );
    const { pathname, origin, href } = new URL(request.url);
    requests.push(`${origin === ORIGIN ? pathname : href} (${request.cache})`);
    const respond = server.get(pathname) ?? server.get(href);
    const response = respond?.(request) ?? new Response(null, { status: 404 });
    // As in a browser, a body that differs from its integrity is a network error.
    const { integrity } = request;
    if (integrity !== '' && integrity !== (await integrityOf(await response.clone().text()))) {
      throw new TypeError('Failed to fetch: integrity');
    }
    return response;
  }

  return {
    caches,
    server,
    requests,
    fetch,
    async stored(cacheName) {
      const cache = await caches.open(cacheName);
      const entries: [string, string][] = [];
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request, { ignoreVary: true }))?.text();
        entries.push([new URL(request.url).pathname, body ?? '']);
      }
      return Object.fromEntries(entries);
    },
    globals: {
      self: { caches, fetch, __WB_DISABLE_DEV_LOGS: true },
      __WB_DISABLE_DEV_LOGS: true,
      caches,
      fetch,
      location: new URL(ORIGIN),
      ExtendableEvent: FakeExtendableEvent,
      FetchEvent: class FetchEvent extends FakeExtendableEvent {},
    },
  };
}
