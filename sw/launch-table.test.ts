/**
 * Offline launches (docs/decisions/0008): each cache, evicted, emptied or on a full disk, by each start address.
 * The browser answers the addresses of its routes from the cache alone, and takes a missing entry to the network.
 */
import type { LobbySnapshot } from '#shared/snapshot/document.ts';
import { LAUNCH_ADDRESSES, SNAPSHOT_CACHE } from '#shared/snapshot/cache.ts';
import { createLaunchDocuments } from './launch-documents.ts';
import { addLaunchRoutes, type RoutableEvent } from './launch-routes.ts';
import { createFakeCacheStorage } from './testing/fake-cache-storage.ts';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://a.test';
const PRECACHE = 'workbox-precache';
const ICONS = 'parola-icons';
const ASSETS = 'parola-assets';
const SHELL = `${ORIGIN}/index.html`;
const built = `<html><body><div id="shell"><!-- lobby --><i></i><!-- /lobby --></div>${'x'.repeat(2_000)}</body></html>`;

const view: LobbySnapshot = {
  origin: 'stored',
  theme: null,
  offer: null,
  ways: null,
  banner: null,
  news: 'Welcome!',
  tabs: [{ name: 0, label: 'Hot' }],
  played: null,
  title: 'Hot games',
  games: [
    { icon: '/1.webp', name: 'Theirs', provider: 'Lantern', isNew: false, isInMaintenance: false },
  ],
  newBadge: 'New',
  bar: [],
};

/** A phone with the precached shell and icons, and a worker that was installed on it. */
async function installed({ room = Infinity, icons = 0 } = {}) {
  const phone = { quota: Infinity };
  const caches = createFakeCacheStorage(ORIGIN, () => phone.quota);
  await (await caches.open(PRECACHE)).put(SHELL, new Response(built));
  if (icons > 0) await (await caches.open(ICONS)).put('/1.webp', new Response('i'.repeat(icons)));
  phone.quota = built.length + icons + room;
  const documents = createLaunchDocuments({
    caches,
    origin: ORIGIN,
    revision: '1',
    builtDocument: () => caches.match(SHELL, { cacheName: PRECACHE }),
    freeSpace: async () => void (await caches.delete(ICONS)),
    freeAllSpace: async () => void (await caches.delete(ASSETS)),
  });
  let routed: readonly string[] = [];
  const event = {
    addRoutes: async (
      routes: readonly { condition: { urlPattern: { pathname: string; search: string } } }[],
    ) => {
      routed = routes.map(
        ({ condition: { urlPattern } }) =>
          urlPattern.pathname + (urlPattern.search && `?${urlPattern.search}`),
      );
    },
  } as unknown as RoutableEvent;
  await addLaunchRoutes(event, documents.cacheName, await documents.prepare());

  /** What an offline launch shows. */
  async function launch(address: string): Promise<'lobby' | 'neutral' | 'error'> {
    const url = ORIGIN + address;
    const isRouted = routed.includes(address.replace(/\?$/, ''));
    const answer = isRouted
      ? await caches.match(url, { cacheName: documents.cacheName })
      : ((await documents.find({ url, referrer: '' })) ??
        (await caches.match(SHELL, { cacheName: PRECACHE })));
    if (answer === undefined) return 'error';
    return (await answer.text()).includes('Theirs') ? 'lobby' : 'neutral';
  }
  const launchAll = () => Promise.all(LAUNCH_ADDRESSES.map(launch));
  const empty = async (name: string) => {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) await cache.delete(key);
  };
  return { phone, caches, documents, launchAll, empty, routed: () => routed };
}

const all = (shown: string) => LAUNCH_ADDRESSES.map(() => shown);

describe('an offline launch by every start address', () => {
  it('shows the lobby once a page has sent it, and the neutral document before', async () => {
    const { documents, launchAll } = await installed();
    expect(await launchAll()).toEqual(all('neutral'));
    await documents.store(view);
    expect(await launchAll()).toEqual(all('lobby'));
  });

  it.each([
    ['launch documents', 'evicted', 'parola-launch-1', 'lobby'],
    ['launch documents', 'emptied', 'parola-launch-1', 'lobby'],
    ['snapshot', 'evicted', SNAPSHOT_CACHE, 'lobby'],
    ['snapshot', 'emptied', SNAPSHOT_CACHE, 'lobby'],
    ['shell', 'evicted', PRECACHE, 'lobby'],
    ['shell', 'emptied', PRECACHE, 'lobby'],
    ['icons', 'evicted', ICONS, 'lobby'],
    ['icons', 'emptied', ICONS, 'lobby'],
  ])(
    'with the %s %s shows a document after the worker has run',
    async (_what, how, name, shown) => {
      const { caches, documents, launchAll, empty } = await installed({ icons: 9_000 });
      await documents.store(view);
      if (how === 'evicted') await caches.delete(name);
      else await empty(name);
      await documents.repair();
      expect(await launchAll()).toEqual(all(shown));
    },
  );

  it.each([0, 500, 2_100, 4_500, 9_000])(
    'on a first visit with room for %d bytes shows the neutral document',
    async (room) => {
      const { launchAll, routed } = await installed({ room });
      expect(await launchAll()).toEqual(all('neutral'));
      if (room >= 2_100) expect(routed()).toContain(LAUNCH_ADDRESSES[0]);
    },
  );

  it.each([0, 500, 2_500, 5_000])(
    'on a full disk with %d bytes left shows the earlier document, never an error',
    async (left) => {
      const { phone, caches, documents, launchAll } = await installed();
      await documents.store(view);
      const used = await bytesOf(caches);
      phone.quota = used + left;
      await documents.store({ ...view, news: 'n'.repeat(3_000) });
      expect(await launchAll()).toEqual(all('lobby'));
    },
  );

  it.each([0, 500, 2_500])(
    'after a log-out on a full disk with %d bytes left shows nothing of the player',
    async (left) => {
      const { phone, caches, documents, launchAll } = await installed();
      await documents.store(view);
      phone.quota = (await bytesOf(caches)) + left;
      await documents.remove();
      expect(await launchAll()).toEqual(all('neutral'));
    },
  );

  it('after a log-out is neutral also where the disk became smaller: icons yield', async () => {
    const { phone, caches, documents, launchAll } = await installed({ icons: 9_000 });
    await documents.store(view);
    phone.quota = (await bytesOf(caches)) - 100;
    await documents.remove();
    expect(await launchAll()).toEqual(all('neutral'));
    expect(await caches.has(ICONS)).toBe(false);
  });

  it('after a log-out is neutral also where other files took the room: they yield', async () => {
    const { phone, caches, documents, launchAll } = await installed();
    await documents.store(view);
    await (await caches.open(ASSETS)).put('/screen.js', new Response('s'.repeat(9_000)));
    phone.quota = (await bytesOf(caches)) - 9_000;
    await documents.remove();
    expect(await launchAll()).toEqual(all('neutral'));
    expect(await caches.has(ASSETS)).toBe(false);
  });
});

async function bytesOf(caches: CacheStorage): Promise<number> {
  let sum = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys())
      sum += (await (await cache.match(key))?.text())?.length ?? 0;
  }
  return sum;
}
