import type { LobbySnapshot } from '#shared/snapshot/document.ts';
import { describe, expect, it } from 'vitest';
import { createLaunchDocuments } from './launch-documents.ts';
import { allowsOwnPictures, withPictures } from './launch-pictures.ts';
import { createFakeCacheStorage } from './testing/fake-cache-storage.ts';

const game = (icon: string, avif?: string) => ({
  icon,
  ...(avif !== undefined && { avif }),
  name: icon,
  provider: 'Tidewick',
  isNew: false,
  isInMaintenance: false,
});

const view: LobbySnapshot = {
  origin: 'stored',
  theme: null,
  offer: null,
  ways: null,
  banner: '/banner.webp',
  news: '',
  tabs: [],
  played: { title: 'Continue playing', games: [game('/2.webp')] },
  title: 'Hot games',
  games: [game('/1.webp', '/1.avif'), game('/2.webp')],
  newBadge: 'New',
  bar: [],
};

type Stored = Readonly<Record<string, { readonly type: string; readonly bytes: number }>>;

const ALL: Stored = {
  '/banner.webp': { type: 'image/webp', bytes: 3 },
  '/1.avif': { type: 'image/avif', bytes: 3 },
  '/2.webp': { type: 'image/webp', bytes: 3 },
};

/** @returns the addresses of the pictures as the document has them, and how often each was read */
async function pictures(stored: Stored, shown = view) {
  const read: string[] = [];
  const made = await withPictures(shown, async (address) => {
    read.push(address);
    const found = stored[address];
    const headers = { 'content-type': found?.type ?? '' };
    return found && new Response(new Uint8Array(found.bytes).fill(65), { headers });
  });
  const { banner, games, played } = made.view;
  const icons = games.map(({ icon, avif }) => avif ?? icon);
  const { inside, missing } = made;
  return { banner, icons, played: played?.games[0]?.icon, read, inside, missing };
}

const WEBP = 'data:image/webp;base64,QUFB';
const AVIF = 'data:image/avif;base64,QUFB';

describe('the pictures of a launch', () => {
  it('are in its document, each read once', async () => {
    const { read, inside, ...made } = await pictures(ALL);
    expect(made).toEqual({ banner: WEBP, icons: [AVIF, WEBP], played: WEBP, missing: 0 });
    expect(read).toEqual(['/banner.webp', '/1.avif', '/2.webp']);
    expect(inside).toEqual(read);
  });

  it('stay links while they are not stored, or cannot be read', async () => {
    const { '/2.webp': _missing, ...stored } = ALL;
    expect(await pictures(stored)).toMatchObject({
      banner: WEBP,
      icons: [AVIF, '/2.webp'],
      played: '/2.webp',
      inside: ['/banner.webp', '/1.avif'],
      missing: 1,
    });
    const failing = await withPictures(view, () => Promise.reject(new Error('no disk')));
    expect(failing).toEqual({ view, inside: [], missing: 3 });
  });

  it.each([
    ['a drawing', { type: 'image/svg+xml', bytes: 3 }],
    ['something else', { type: 'text/html', bytes: 3 }],
    ['an answer that hides its content', { type: 'image/webp', bytes: 0 }],
    ['a picture larger than all may be', { type: 'image/webp', bytes: 192 * 1024 + 1 }],
  ])('leave %s a link', async (_what, banner) => {
    const made = await pictures({ ...ALL, '/banner.webp': banner });
    expect(made).toMatchObject({ banner: '/banner.webp', icons: [AVIF, WEBP], missing: 0 });
  });

  it('are those of the first view: nine games', async () => {
    const many = Array.from({ length: 12 }, (_, at) => game(`/${at}.webp`));
    const { read } = await pictures({}, { ...view, banner: null, played: null, games: many });
    expect(read).toEqual(many.slice(0, 9).map(({ icon }) => icon));
  });

  it.each([
    [null, true],
    ["default-src 'self'", false],
    ["default-src 'self' data:", true],
    ["default-src 'none'; img-src 'self' data: blob:", true],
    ["default-src data:; img-src 'self'", false],
    ["script-src 'self'", true],
    ["Default-Src 'self'; IMG-SRC DATA:", true],
    ["img-src data:, default-src 'self'", false],
  ])('need a policy that allows them: %s', (policy, isAllowed) => {
    expect(allowsOwnPictures(policy)).toBe(isAllowed);
  });
});

const ORIGIN = 'https://a.test';

/** @param bytes of a full phone: what all caches together may have */
function openDocuments(bytes?: number) {
  const caches = createFakeCacheStorage(ORIGIN, () => bytes ?? Infinity);
  const freed: string[] = [];
  const documents = createLaunchDocuments({
    caches,
    origin: ORIGIN,
    revision: '2',
    builtDocument: async () =>
      new Response('<!-- lobby --><i></i><!-- /lobby --><!-- app --><!-- /app -->'),
    freeSpace: async () => void freed.push('icons'),
    freeAllSpace: async () => void freed.push('all'),
  });
  const read = async () =>
    (await documents.find({ url: `${ORIGIN}/lobby/home`, referrer: '' }))?.text();
  const storeIcon = async (content: string) => {
    const headers = { 'content-type': 'image/webp', vary: 'Origin' };
    await (await caches.open('icons')).put('/2.webp', new Response(content, { headers }));
  };
  return { documents, read, storeIcon, freed };
}

const small: LobbySnapshot = { ...view, banner: null, played: null, games: [game('/2.webp')] };

describe('the documents of a launch', () => {
  it('have the pictures once they are stored, and preload them beside the code', async () => {
    const { documents, read, storeIcon } = openDocuments();
    await documents.store(small);
    expect(await read()).toContain('src="/2.webp"');
    await storeIcon('A');
    await documents.repair();
    expect(await read()).toContain('src="data:image/webp;base64,QQ=="');
    expect(await read()).not.toContain('src="/2.webp"');
    expect(await read()).toContain(
      'rel="preload" as="image" crossorigin="anonymous" href="/2.webp"',
    );
  });

  it('leave them out on a full phone before icons make room', async () => {
    const { documents, read, storeIcon, freed } = openDocuments(20_000);
    await storeIcon('A'.repeat(9_000));
    await documents.store(small);
    expect(await read()).toContain('src="/2.webp"');
    expect(freed).toEqual([]);
  });
});
