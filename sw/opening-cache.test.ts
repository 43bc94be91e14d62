import { firstViewDocument, type FirstView } from '#contract/first-view.ts';
import { FIRST_VIEW_CACHE, FIRST_VIEW_KEY } from '#contract/first-view-cache.ts';
import { answerOpening } from './first-view.ts';
import { createFakeCacheStorage } from './testing/fake-cache-storage.ts';
import { describe, expect, it } from 'vitest';

const page =
  '<html lang="en"><body><div id="shell"><!-- offer --><!-- /offer --><!-- lobby --><i></i><!-- /lobby --></div></body></html>';

const view: FirstView = {
  origin: 'stored',
  theme: null,
  offer: { title: 'Get the app', text: 'Opens fast', action: 'Download' },
  ways: null,
  banner: null,
  news: 'Welcome!',
  tabs: [{ name: 0, label: 'Hot' }],
  played: null,
  title: 'Hot games',
  games: [{ icon: '/1.webp', name: 'Game 1', provider: 'Lantern', isNew: false, isResting: false }],
  newBadge: 'New',
  bar: [],
};

describe('the worker’s answer to an opening', () => {
  const headers = { 'content-security-policy': "default-src 'self'", etag: '"1"' };
  const ORIGIN = 'https://a.test';
  const HOME = `${ORIGIN}/lobby/home`;

  /** @param kept as text; undefined when the page has kept nothing */
  async function start(kept: string | undefined) {
    const caches = createFakeCacheStorage(ORIGIN);
    if (kept !== undefined) {
      await (await caches.open(FIRST_VIEW_CACHE)).put(FIRST_VIEW_KEY, new Response(kept));
    }
    const shell = async () => new Response(page, { headers });
    return {
      caches,
      open: (url = HOME) => answerOpening({ caches, shell }, { url, referrer: '' }),
    };
  }

  it('is the kept document with the kept view, under the same policy', async () => {
    const { open, caches } = await start(JSON.stringify(view));
    const answer = await open();
    const text = await answer.text();
    expect(text).toBe(firstViewDocument(page, view));
    expect(text).toContain('Game 1');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(answer.headers.get('etag')).toBeNull();
    expect(await caches.has(FIRST_VIEW_CACHE)).toBe(true);
  });

  const [game] = view.games;
  const SPOILT: readonly (readonly [what: string, kept: string | undefined])[] = [
    ['nothing', undefined],
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
    ].map((kept) => ['a spoilt one', JSON.stringify(kept)] as const),
  ];

  it.each(SPOILT)(
    'is the document as it is when %s was kept, which is dropped: %s',
    async (_what, kept) => {
      const { open, caches } = await start(kept);
      expect(await (await open()).text()).toBe(page);
      expect(await caches.has(FIRST_VIEW_CACHE)).toBe(false);
    },
  );

  it('is the document as it is where nothing can be read', async () => {
    const fail = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
    const answer = await answerOpening(
      { caches: { match: fail, delete: fail }, shell: async () => new Response(page) },
      { url: HOME, referrer: '' },
    );
    expect(await answer.text()).toBe(page);
  });

  it('is the document as it is for another screen', async () => {
    const { open } = await start(JSON.stringify(view));
    expect(await (await open(`${ORIGIN}/about`)).text()).toBe(page);
  });
});
