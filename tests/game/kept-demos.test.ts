/** The demos that this phone keeps, over a fake cache and network. */
import {
  keepDemos,
  keptDemos,
  removeKeptDemos,
  watchKeptDemos,
  type DemoPage,
} from '#browser/storage/kept-demos.ts';
import { offlineDemoPath } from '#shared/play/offline-demo.ts';
import { DEMO_CACHE } from '#shared/worker/cache-names.ts';
import { createFakeCacheStorage } from '#sw/testing/fake-cache-storage.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://lobby.example';
const API = 'https://api.example';

const page = (gameId: number, version = 'a'): DemoPage => ({
  gameId,
  version,
  pageUrl: `${API}/game/offline/${gameId}`,
});

let caches: CacheStorage;
let asked: string[];
let answer: (url: string) => Response | Promise<Response>;
/** A promise that is resolved from outside. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

const html = (text: string, headers = { 'content-type': 'text/html; charset=utf-8' }) =>
  new Response(text, { headers });

beforeEach(async () => {
  caches = createFakeCacheStorage(ORIGIN);
  asked = [];
  answer = (url) => html(`demo of ${url}`);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
  // The module remembers what it read.
  await removeKeptDemos();
});

const stored = async (gameId: number) =>
  (await (await caches.open(DEMO_CACHE)).match(offlineDemoPath(gameId)))?.text();

describe('the demos that this phone keeps', () => {
  it('are stored whole, and followed by who watches', async () => {
    const seen: unknown[] = [];
    const stop = watchKeptDemos(() => seen.push(keptDemos()));
    await keepDemos([page(3), page(1)]);
    expect(keptDemos()).toEqual([3, 1]);
    expect(await stored(3)).toBe(`demo of ${API}/game/offline/3`);
    expect(seen).toEqual([[3, 1]]);
    stop();
    await removeKeptDemos();
    expect(keptDemos()).toEqual([]);
    expect(seen).toHaveLength(1);
    expect(await caches.has(DEMO_CACHE)).toBe(false);
  });

  it('are fetched again only in another version; those that are no longer offered go', async () => {
    await keepDemos([page(1), page(2), page(3)]);
    asked = [];
    await keepDemos([page(1), page(2, 'b')]);
    expect(asked).toEqual([`${API}/game/offline/2`]);
    expect(keptDemos()?.toSorted()).toEqual([1, 2]);
    await keepDemos([]);
    expect(keptDemos()).toEqual([]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a failure of the network', () => Promise.reject(new TypeError('offline'))],
    ['HTTP 500', () => new Response('no', { status: 500 })],
    ['JSON in place of a page', () => Response.json({ errcode: 404 })],
    ['a page that is far too large', () => html('x'.repeat(3_000_001))],
  ])('stay as they are after %s', async (_, failing) => {
    await keepDemos([page(1)]);
    answer = (url) => (url.endsWith('/2') ? failing() : html('newer'));
    await expect(keepDemos([page(1, 'b'), page(2)])).rejects.toThrow();
    expect(keptDemos()).toEqual([1]);
    expect(await stored(1)).toBe(`demo of ${API}/game/offline/1`);
  });

  it('are what was stored before the phone was full', async () => {
    const cache = await caches.open(DEMO_CACHE);
    const put = cache.put.bind(cache);
    vi.spyOn(cache, 'put').mockImplementation((request, response) =>
      request === offlineDemoPath(2)
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : put(request, response),
    );
    vi.spyOn(caches, 'open').mockResolvedValue(cache);
    await expect(keepDemos([page(1), page(2)])).rejects.toThrow('full');
    expect(keptDemos()).toEqual([1]);
  });

  it('stay removed when a renewal ends afterwards', async () => {
    await keepDemos([page(1)]);
    const late = later<Response>();
    answer = () => late.promise;
    const renewal = keepDemos([page(1, 'b')]);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await removeKeptDemos();
    late.resolve(html('newer'));
    await renewal;
    expect(keptDemos()).toEqual([]);
    expect(await caches.has(DEMO_CACHE)).toBe(false);
  });

  it('are those of the newest read, though an earlier one ends after it', async () => {
    await keepDemos([page(1)]);
    const cache = await caches.open(DEMO_CACHE);
    const match = cache.match.bind(cache);
    const late = later<Response | undefined>();
    const found = vi
      .spyOn(cache, 'match')
      .mockImplementationOnce(match)
      .mockReturnValueOnce(late.promise);
    vi.spyOn(caches, 'open').mockResolvedValue(cache);
    const renewal = keepDemos([page(1)]);
    await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(2));
    await removeKeptDemos();
    late.resolve(undefined);
    await renewal;
    expect(keptDemos()).toEqual([]);
  });

  it('are none where the browser has no caches', async () => {
    await keepDemos([page(1)]);
    vi.stubGlobal('caches', undefined);
    await expect(keepDemos([page(1)])).rejects.toThrow();
  });
});
