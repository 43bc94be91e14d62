import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCacheCheck } from './cache-check.ts';
import {
  answer,
  createFakeWorker,
  FakeExtendableEvent,
  ORIGIN,
  PAGE,
  type FakeWorker,
  type Respond,
} from './testing/fake-worker.ts';

const CACHE = 'used';
const SCRIPT = '/assets/about-A1.js';
const BANNER = '/static/art/banner/1.webp';
const LOGO = '/static/art/provider/pg.svg';

const CODE = 'export const about = 1;';
const WEBP = 'RIFF____WEBPVP8 picture';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

const FILES: readonly (readonly [path: string, content: string, type: string])[] = [
  [SCRIPT, CODE, 'text/javascript; charset=utf-8'],
  [BANNER, WEBP, 'image/webp'],
  [LOGO, DRAWING, 'image/svg+xml'],
];

let worker: FakeWorker;

beforeEach(() => {
  worker = createFakeWorker();
  for (const [name, value] of Object.entries(worker.globals)) vi.stubGlobal(name, value);
  for (const [path, content, type] of FILES) worker.server.set(path, answer(content, type));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs Workbox's own strategy with the check, as in the worker. */
async function use(path: string, cache: RequestCache = 'default'): Promise<string> {
  const { CacheFirst } = await import('workbox-strategies');
  const strategy = new CacheFirst({
    cacheName: CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [createCacheCheck(worker.fetch)],
  });
  const request = new Request(new URL(path, ORIGIN), { cache });
  const event = new FakeExtendableEvent('fetch') as unknown as ExtendableEvent;
  const [response, done] = strategy.handleAll({ request, event });
  const text = await (await response).text();
  await done;
  return text;
}

async function plant(path: string, respond: Respond): Promise<void> {
  const request = new Request(new URL(path, ORIGIN));
  await (await worker.caches.open(CACHE)).put(request, respond(request));
}

const stored = () => worker.stored(CACHE);

describe.each(FILES)('%s', (path, content, type) => {
  it('is cached on first use', async () => {
    expect(await use(path)).toBe(content);
    worker.server.clear();
    expect(await use(path)).toBe(content);
  });

  it.each([
    ['a page', PAGE],
    ['nothing', answer('', type)],
    ['an answer without a type', () => new Response(new Blob([content]))],
    ['an error', answer('', type, 500)],
    ['half of it', answer(content, type, 206)],
  ] as const)('%s in its place is not cached', async (_what, respond) => {
    worker.server.set(path, respond);
    await use(path);
    expect(await stored()).toEqual({});
    worker.server.set(path, answer(content, type));
    expect(await use(path)).toBe(content);
    expect(await stored()).toEqual({ [path]: content });
  });

  it.each([
    ['a page', PAGE],
    [
      'nothing',
      () => new Response('', { headers: { 'content-type': type, 'content-length': '0' } }),
    ],
  ] as const)('%s cached in its place is replaced on the next use', async (_what, respond) => {
    await plant(path, respond);
    expect(await use(path)).toBe(content);
    expect(await stored()).toEqual({ [path]: content });
  });

  it('is fetched past a page in the browser’s HTTP cache', async () => {
    worker.server.set(path, (request) =>
      request.cache === 'reload' ? answer(content, type)(request) : PAGE(request),
    );
    expect(await use(path)).toBe(content);
    expect(await stored()).toEqual({ [path]: content });
  });

  it('is fetched again when a page could not use the cached copy', async () => {
    await plant(path, answer('broken', type));
    expect(await use(path)).toBe('broken');
    expect(await use(path, 'reload')).toBe(content);
    expect(await use(path)).toBe(content);
  });
});

it('a missing file is requested once', async () => {
  worker.server.delete(SCRIPT);
  await use(SCRIPT);
  expect(worker.requests).toEqual([`${SCRIPT} (default)`]);
});

it('a file that cannot be fetched again keeps its cached copy', async () => {
  await plant(BANNER, answer('broken', 'image/webp'));
  worker.server.set(BANNER, () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(use(BANNER, 'reload')).rejects.toThrow();
  expect(await stored()).toEqual({ [BANNER]: 'broken' });
});

it.each([
  ['a JSON error', BANNER, 'image/webp', '{"error":"no"}'],
  ['a page after a blank line', BANNER, 'image/webp', '\r\n <html>'],
  ['a page', SCRIPT, 'text/javascript', '<!doctype html>'],
])('%s is not cached as %s, though its type is %s', async (_what, path, type, body) => {
  worker.server.set(path, answer(body, type));
  await use(path);
  expect(await stored()).toEqual({});
});
