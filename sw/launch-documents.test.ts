import { renderSnapshot, type LobbySnapshot } from '#shared/snapshot/document.ts';
import {
  SNAPSHOT_CACHE,
  SNAPSHOT_KEY,
  LAUNCH_ADDRESSES,
  LAUNCH_CACHE_PREFIX,
} from '#shared/snapshot/cache.ts';
import { createLaunchDocuments } from './launch-documents.ts';
import { addLaunchRoutes, type RoutableEvent } from './launch-routes.ts';
import { createFakeCacheStorage } from './testing/fake-cache-storage.ts';
import { describe, expect, it } from 'vitest';

const page =
  '<html lang="en"><body><div id="shell"><!-- offer --><!-- /offer --><!-- lobby --><i></i><!-- /lobby --></div></body></html>';

const view: LobbySnapshot = {
  origin: 'stored',
  theme: null,
  offer: { title: 'Get the app', text: 'Opens fast', action: 'Download' },
  ways: null,
  banner: null,
  news: 'Welcome!',
  tabs: [{ name: 0, label: 'Hot' }],
  played: null,
  title: 'Hot games',
  games: [
    { icon: '/1.webp', name: 'Game 1', provider: 'Lantern', isNew: false, isInMaintenance: false },
  ],
  newBadge: 'New',
  bar: [],
};

const ORIGIN = 'https://a.test';
const HOME = `${ORIGIN}/lobby/home`;
const headers = {
  'content-security-policy': "default-src 'self'",
  'cross-origin-opener-policy': 'same-origin',
  etag: '"1"',
  vary: 'Origin',
};

interface Given {
  /** The snapshot stored earlier, as text. */
  readonly stored?: string;
  readonly builtDocument?: () => Promise<Response | undefined>;
}

async function setup({ stored, builtDocument }: Given = {}) {
  const caches = createFakeCacheStorage(ORIGIN);
  if (stored !== undefined) {
    await (await caches.open(SNAPSHOT_CACHE)).put(SNAPSHOT_KEY, new Response(stored));
  }
  const documents = createLaunchDocuments({
    caches,
    origin: ORIGIN,
    revision: '2',
    builtDocument: builtDocument ?? (async () => new Response(page, { headers })),
    freeSpace: async () => undefined,
    freeAllSpace: async () => undefined,
  });
  const find = async (url = HOME, referrer = '') =>
    (await documents.find({ url, referrer }))?.text();
  return { caches, documents, find };
}

describe('the launch documents', () => {
  it('contain the view stored last, with the content security policy of the built document', async () => {
    const { documents } = await setup();
    await documents.store({ ...view, news: 'Before' });
    await documents.store(view);
    const answer = await documents.find({ url: HOME, referrer: '' });
    expect(await answer?.text()).toBe(renderSnapshot(page, view));
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(answer?.headers.get('etag')).toBeNull();
  });

  it('omit the opener policy, which would make the browser switch processes', async () => {
    const { documents } = await setup();
    await documents.store(view);
    const answer = await documents.find({ url: HOME, referrer: '' });
    expect(answer?.headers.has('cross-origin-opener-policy')).toBe(false);
  });

  it('are stored under every launch address, whatever the request’s origin header', async () => {
    const { caches, documents } = await setup();
    await documents.store(view);
    for (const address of LAUNCH_ADDRESSES) {
      const request = new Request(ORIGIN + address, { headers: { origin: 'https://b.test' } });
      const found = await caches.match(request, { cacheName: documents.cacheName });
      expect(await found?.text()).toContain('Game 1');
    }
  });

  it('are the built document until a view is stored', async () => {
    const { documents, find } = await setup();
    expect(await find()).toBeUndefined();
    await documents.refill();
    expect(await find()).toBe(page);
  });

  it('are rebuilt by a new version, which deletes those of other versions', async () => {
    const { caches, documents, find } = await setup({ stored: JSON.stringify(view) });
    await caches.open(`${LAUNCH_CACHE_PREFIX}1`);
    await documents.refill();
    expect(await find()).toBe(renderSnapshot(page, view));
    expect(await caches.has(`${LAUNCH_CACHE_PREFIX}1`)).toBe(false);
    expect(await caches.has(documents.cacheName)).toBe(true);
  });

  it.each(['refill', 'remove'] as const)('leave nothing of earlier releases: %s', async (step) => {
    const { caches, documents } = await setup();
    const former = ['parola-first-view', 'parola-openings-3', 'parola-icon-notes'];
    for (const name of [...former, 'parola-icons', 'of-somebody-else']) await caches.open(name);
    await documents[step]();
    const names = await caches.keys();
    expect(names.filter((name) => former.includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['parola-icons', 'of-somebody-else']));
  });

  it('show nothing of a signed-out player, also after a new version', async () => {
    const { documents, find } = await setup();
    await documents.store(view);
    await documents.remove();
    expect(await find()).toBe(page);
    await documents.refill();
    expect(await find()).toBe(page);
  });

  it('are all removed when the player’s document cannot be replaced', async () => {
    let isThere = true;
    const { documents, find } = await setup({
      builtDocument: async () => (isThere ? new Response(page) : undefined),
    });
    await documents.store(view);
    isThere = false;
    await documents.remove();
    expect(await find()).toBeUndefined();
  });

  it('are not created from a failed built document', async () => {
    const failed = new Response('<h1>502</h1>', { status: 502 });
    const { documents, find } = await setup({ builtDocument: async () => failed });
    await documents.store(view);
    expect(await find()).toBeUndefined();
  });

  it('are deleted when the operator ends the worker, including pending writes', async () => {
    const { caches, documents } = await setup();
    const writing = documents.store(view);
    await documents.end();
    await writing;
    expect(await caches.keys()).toEqual([]);
  });

  it.each([
    [`${ORIGIN}/about`, ''],
    [`${ORIGIN}/lobby/home?tab=1`, ''],
    [HOME, `${ORIGIN}/start?gameId=1`],
  ])('do not answer %s, coming from "%s"', async (url, referrer) => {
    const { documents, find } = await setup();
    await documents.store(view);
    expect(await find(url, referrer)).toBeUndefined();
  });

  it('do not fail when storage cannot be used', async () => {
    const fail = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
    const documents = createLaunchDocuments({
      caches: { open: fail, keys: fail, delete: fail, match: fail },
      origin: ORIGIN,
      revision: '2',
      builtDocument: async () => new Response(page),
      freeSpace: fail,
      freeAllSpace: fail,
    });
    await documents.refill();
    await documents.store(view);
    await documents.remove();
    expect(await documents.find({ url: HOME, referrer: '' })).toBeUndefined();
  });
});

const [game] = view.games;
const SPOILT: readonly (readonly [what: string, stored: string])[] = [
  ['half a text', '{"games":['],
  ['a page', '<!doctype html>'],
  ['a number', '7'],
  ['half of one', '{"games":[]}'],
  ...[
    { ...view, games: [null] },
    { ...view, games: [{ ...game, name: 7 }] },
    { ...view, tabs: [{ name: 'hot', label: 'Hot' }] },
    { ...view, bar: [{}] },
    { ...view, ways: 'in' },
    { ...view, offer: {} },
    { ...view, played: { title: 'Played', games: [3] } },
    { ...view, banner: 1 },
    { ...view, theme: 'blue' },
    { ...view, news: null },
  ].map((stored) => ['a spoilt one', JSON.stringify(stored)] as const),
];

describe('an invalid stored view', () => {
  it.each(SPOILT)(
    'leaves the built document unchanged and is deleted: %s, %s',
    async (_what, stored) => {
      const { caches, documents, find } = await setup({ stored });
      await documents.refill();
      expect(await find()).toBe(page);
      expect(await caches.has(SNAPSHOT_CACHE)).toBe(false);
    },
  );

  it('sent by a page is not stored, and the previous view remains', async () => {
    const { documents, find } = await setup();
    await documents.store(view);
    await documents.store({ ...view, games: [null] });
    expect(await find()).toBe(renderSnapshot(page, view));
  });
});

describe('the browser’s own routes', () => {
  const createEvent = (addRoutes?: RoutableEvent['addRoutes']) =>
    ({ addRoutes }) as unknown as RoutableEvent;

  it('match exactly the stored addresses, from the cache', async () => {
    const created: unknown[] = [];
    const event = createEvent(async (routes) => void created.push(...routes));
    const addresses = ['/', '/?', '/lobby/home', '/lobby/home?source=pwa'];
    await addLaunchRoutes(event, 'documents', addresses);
    const source = { cacheName: 'documents' };
    const requestMode = 'navigate';
    expect(created).toEqual([
      { condition: { urlPattern: { pathname: '/', search: '' }, requestMode }, source },
      { condition: { urlPattern: { pathname: '/lobby/home', search: '' }, requestMode }, source },
      {
        condition: { urlPattern: { pathname: '/lobby/home', search: 'source=pwa' }, requestMode },
        source,
      },
    ]);
  });

  it('are skipped where the browser does not support or rejects them', async () => {
    const without = createEvent();
    await addLaunchRoutes(without, 'documents', ['/']);
    const refused = createEvent(() => Promise.reject(new TypeError('no such condition')));
    await addLaunchRoutes(refused, 'documents', ['/']);
  });
});
