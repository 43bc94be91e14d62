import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrecacheEntry } from 'workbox-precaching';
import { createPrecacheCheck } from './precache-check.ts';
import {
  answer,
  createFakeWorker,
  FakeExtendableEvent,
  integrityOf,
  ORIGIN,
  PAGE,
  shellRevisionOf,
  type FakeWorker,
} from './testing/fake-worker.ts';

const CACHE = 'precache';
const DOCUMENT = '<!doctype html><title>Lobby</title>';
const ENTRY = 'start()';
const STYLE = 'body { margin: 0 }';

const ENTRIES: readonly PrecacheEntry[] = [
  { url: '/index.html', revision: await shellRevisionOf(DOCUMENT) },
  { url: 'assets/start-A1.js', revision: null, integrity: await integrityOf(ENTRY) },
  { url: 'assets/start-A1.css', revision: null, integrity: await integrityOf(STYLE) },
];

const javascript = (code: string) => answer(code, 'text/javascript; charset=utf-8');

let worker: FakeWorker;

beforeEach(() => {
  worker = createFakeWorker();
  for (const [name, value] of Object.entries(worker.globals)) vi.stubGlobal(name, value);
  worker.server.set('/index.html', answer(DOCUMENT, 'text/html; charset=utf-8'));
  worker.server.set('/assets/start-A1.js', javascript(ENTRY));
  worker.server.set('/assets/start-A1.css', answer(STYLE, 'text/css'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Creates a worker version with Workbox's own precaching and the check. */
async function createVersion(entries = ENTRIES) {
  const { PrecacheController, PrecacheRoute } = await import('workbox-precaching');
  const controller = new PrecacheController({ cacheName: CACHE });
  controller.addToCacheList([...entries]);
  const { cacheName } = controller.strategy;
  controller.strategy.plugins.push(
    createPrecacheCheck(entries, {
      origin: ORIGIN,
      caches: worker.caches,
      fetch: worker.fetch,
      cacheName,
      cacheKeyOf: (url) => controller.getCacheKeyForURL(url),
    }),
  );
  const route = new PrecacheRoute(controller);
  return {
    async install(): Promise<void> {
      const event = new FakeExtendableEvent('install') as unknown as ExtendableEvent;
      await controller.install(event);
    },
    async open(path: string): Promise<string> {
      const url = new URL(path, ORIGIN);
      const request = new Request(url);
      const event = new FakeExtendableEvent('fetch') as unknown as ExtendableEvent;
      const params = route.match({ url, request, event, sameOrigin: true });
      const options = { url, request, event, params: params as Record<string, string> };
      const [response, done] = controller.strategy.handleAll(options);
      const text = await (await response).text();
      await done;
      return text;
    },
    stored: () => worker.stored(cacheName),
    poison: async (path: string, response: Response) =>
      (await worker.caches.open(cacheName)).put(
        controller.getCacheKeyForURL(path) ?? path,
        response,
      ),
  };
}

const WHOLE = {
  '/index.html': DOCUMENT,
  '/assets/start-A1.js': ENTRY,
  '/assets/start-A1.css': STYLE,
};

describe('installing a version', () => {
  it('stores every file once', async () => {
    const version = await createVersion();
    await version.install();
    expect(await version.stored()).toEqual(WHOLE);
    expect(worker.requests).toHaveLength(3);
  });

  it.each([
    ['a page in place of a script', '/assets/start-A1.js', PAGE],
    ['a page with the type of a script', '/assets/start-A1.js', javascript('<!doctype html>')],
    ['a script with the type of a page', '/assets/start-A1.js', answer(ENTRY, 'text/html')],
    ['the script of another release', '/assets/start-A1.js', javascript('start(2)')],
    ['an empty script', '/assets/start-A1.js', javascript('')],
    ['half a script', '/assets/start-A1.js', answer(ENTRY, 'text/javascript', 206)],
    ['a missing script', '/assets/start-A1.js', answer('', 'text/plain', 404)],
    ['a page in place of a style sheet', '/assets/start-A1.css', PAGE],
    ['a page of somebody else in place of the document', '/index.html', PAGE],
    ['the document of another release', '/index.html', answer('<!doctype html>', 'text/html')],
  ])('fails on %s, and succeeds once the server is fixed', async (_what, path, bad) => {
    const good = worker.server.get(path);
    worker.server.set(path, bad);
    const version = await createVersion();
    await expect(version.install()).rejects.toThrow();
    expect(await version.stored()).not.toHaveProperty([path]);
    if (good) worker.server.set(path, good);
    await (await createVersion()).install();
    expect(await version.stored()).toEqual(WHOLE);
  });

  it('rejects an entry that lost its hash in the build', async () => {
    const entries = ENTRIES.map(({ url, revision: known = null }) => ({ url, revision: known }));
    await expect((await createVersion(entries)).install()).rejects.toThrow();
  });

  it('bypasses a page in the browser’s HTTP cache', async () => {
    worker.server.set('/assets/start-A1.js', (request) =>
      request.cache === 'reload' ? javascript(ENTRY)(request) : PAGE(request),
    );
    const version = await createVersion();
    await version.install();
    expect(await version.stored()).toEqual(WHOLE);
  });

  it.each([
    ['a page', () => PAGE(new Request(ORIGIN))],
    ['another script', () => javascript('start(2)')(new Request(ORIGIN))],
  ])('replaces %s that an earlier version stored as the script', async (_what, stored) => {
    const version = await createVersion();
    await version.poison('/assets/start-A1.js', stored());
    await version.install();
    expect(await version.stored()).toEqual(WHOLE);
  });

  it('does not fetch again files that an earlier version stored intact', async () => {
    await (await createVersion()).install();
    worker.requests.length = 0;
    await (await createVersion()).install();
    expect(worker.requests).toEqual([]);
  });
});

describe('answering from the precache', () => {
  it('needs no network', async () => {
    const version = await createVersion();
    await version.install();
    worker.server.clear();
    expect(await version.open('/assets/start-A1.js')).toBe(ENTRY);
  });

  it('replaces a page that is stored in place of a script', async () => {
    const version = await createVersion();
    await version.install();
    await version.poison('/assets/start-A1.js', PAGE(new Request(ORIGIN)));
    expect(await version.open('/assets/start-A1.js')).toBe(ENTRY);
    expect(await version.stored()).toMatchObject({ '/assets/start-A1.js': ENTRY });
  });
});
