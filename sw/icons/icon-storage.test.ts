import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeCacheStorage } from '#sw/testing/fake-cache-storage.ts';
import { answer, ORIGIN, PAGE, type Respond } from '#sw/testing/fake-worker.ts';
import { ICON_CACHE } from '#shared/worker/cache-names.ts';
import { createIconStorage } from './icon-storage.ts';
import { fetchIcon } from './fetch-icon.ts';
import { createIconCache } from './icon-cache.ts';
import { ICON, createFakeEnvironment } from '#sw/testing/fake-environment.ts';
import { createIconStats } from './icon-stats.ts';

const URL_1 = `${ORIGIN}/static/art/icon/1_1.webp`;
const SOUND = answer('RIFF', 'image/webp');

/** Broken entries that a worker may find in place of an icon. */
const BROKEN: readonly (readonly [what: string, respond: Respond])[] = [
  ['a page', PAGE],
  [
    'nothing',
    () => new Response('', { headers: { 'content-type': 'image/webp', 'content-length': '0' } }),
  ],
  ['an answer without a type', () => new Response(new Blob(['RIFF']))],
];

/** Starts a worker over real metadata and icons, with the given entry in place of the first icon. */
async function startOver(respond: Respond) {
  const caches = createFakeCacheStorage(ORIGIN);
  await (await caches.open(ICON_CACHE)).put(URL_1, respond(new Request(URL_1)));
  const storage = createIconStorage(caches, ORIGIN);
  const environment = createFakeEnvironment();
  const ports = { ...environment.ports(), storage };
  const iconCache = createIconCache(ports, createIconStats(), () => undefined);
  const bytes = async () => (await (await storage.read(URL_1))?.blob())?.size;
  return { environment, iconCache, storage, bytes };
}

describe('a shown icon', () => {
  it('comes from the cache', async () => {
    const { iconCache, environment } = await startOver(SOUND);
    expect(await iconCache.show(URL_1)).toMatchObject({ kind: 'cached' });
    expect(environment.asked).toEqual([]);
  });

  it.each(BROKEN)('is fetched again and cached when the cache holds %s', async (_what, respond) => {
    const { iconCache, environment, bytes } = await startOver(respond);
    expect(await iconCache.show(URL_1)).toEqual(ICON);
    expect(await bytes()).toBe(1_000);
    expect(await iconCache.show(URL_1)).toMatchObject({ kind: 'cached' });
    expect(environment.asked).toHaveLength(1);
  });

  it('is fetched again once, past the browser’s cache, when it does not decode', async () => {
    const { iconCache, environment, bytes } = await startOver(SOUND);
    expect(await iconCache.show(URL_1, true)).toEqual(ICON);
    expect(await bytes()).toBe(1_000);
    expect(await iconCache.show(URL_1, true)).toMatchObject({ kind: 'cached' });
    expect(environment.asked).toEqual([{ url: URL_1, isFresh: true, isAhead: false }]);
  });

  it('keeps its cached copy when it does not decode and cannot be fetched', async () => {
    const { iconCache, environment, bytes } = await startOver(SOUND);
    environment.answer = () => ({ kind: 'unreachable' });
    expect(await iconCache.show(URL_1, true)).toEqual({ kind: 'unreachable' });
    expect(await bytes()).toBe(4);
  });
});

describe('an icon from the network', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['an image', SOUND, 'icon'],
    ['a page', PAGE, 'unreachable'],
    ['a page that calls itself an image', answer(' <html>', 'image/webp'), 'unreachable'],
    ['an error that calls itself an image', answer('{"code":1}', 'image/webp'), 'unreachable'],
    ['nothing', answer('', 'image/webp'), 'unreachable'],
    ['a missing one', answer('', 'text/plain', 404), 'refused'],
  ])('is classified by its response: %s', async (_what, respond, kind) => {
    vi.stubGlobal('fetch', async (url: string) => respond(new Request(url)));
    expect(await fetchIcon(URL_1, { isFresh: false, isAhead: false })).toMatchObject({ kind });
  });
});
