import { firstViewDocument, type FirstView } from '#contract/first-view.ts';
import { readFirstView } from '#contract/first-view-cache.ts';
import { answerOpening } from './first-view.ts';
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
  const open = (kept: unknown, url = 'https://a.test/lobby/home') =>
    answerOpening(
      {
        caches: {
          match: async () => (kept === undefined ? undefined : new Response(JSON.stringify(kept))),
        },
        shell: async () => new Response(page, { headers }),
      },
      { url, referrer: '' },
    );

  it('is the kept document with the kept view, under the same policy', async () => {
    const answer = await open(view);
    const text = await answer.text();
    expect(text).toBe(firstViewDocument(page, view));
    expect(text).toContain('Game 1');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(answer.headers.get('etag')).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['half of one', { games: [] }],
  ])('is the document as it is when %s was kept', async (_what, kept) => {
    expect(await (await open(kept)).text()).toBe(page);
    expect(readFirstView(kept)).toBeNull();
  });

  it('is the document as it is for another screen', async () => {
    expect(await (await open(view, 'https://a.test/about')).text()).toBe(page);
  });
});
