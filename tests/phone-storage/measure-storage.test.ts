import { measureStorage } from '#browser/storage/measure-storage.ts';
import { sumParts } from '#shared/phone-storage/storage-part.ts';
import { createFakeCacheStorage } from '#sw/testing/fake-cache-storage.ts';
import { afterEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://lobby.test';

afterEach(() => vi.unstubAllGlobals());

function stubCaches(): CacheStorage {
  const caches = createFakeCacheStorage(ORIGIN);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL(ORIGIN));
  return caches;
}

const put = async (caches: CacheStorage, cache: string, path: string, response: Response) =>
  (await caches.open(cache)).put(`${ORIGIN}${path}`, response);

it('adds up the decoded bodies of the app’s own caches', async () => {
  const caches = stubCaches();
  const icon = new Response('12345', { headers: { 'content-length': '5' } });
  await put(caches, 'parola-icons', '/icon/1_1.webp', icon);
  // Sent compressed, in 3 bytes: the cache holds all 11.
  const headers = { 'content-length': '3', 'content-encoding': 'br' };
  await put(caches, 'parola-assets', '/assets/a.js', new Response('const a = 1', { headers }));
  await put(caches, 'parola-art', '/art/logo.svg', new Response('<svg/>'));
  await put(caches, 'parola-demos', '/offline-demo/1001', new Response('<p>'));
  await put(caches, 'of another app', '/huge', new Response('x'.repeat(1_000)));
  const { measured, hasCaches } = await measureStorage();
  expect(hasCaches).toBe(true);
  expect(sumParts(measured)).toEqual({
    icons: 5,
    pictures: 6,
    demos: 3,
    app: 11,
    lobby: 0,
    records: 0,
    account: 0,
  });
});

it('measures nothing where the browser has no caches and no database', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await measureStorage()).toEqual({ measured: [], hasCaches: false, hasSavedLogin: false });
});
