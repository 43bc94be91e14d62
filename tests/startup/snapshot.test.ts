import { readFileSync } from 'node:fs';
import { renderSnapshot, type LobbySnapshot } from '#shared/snapshot/document.ts';
import { opensWithSnapshot } from '#shared/snapshot/cache.ts';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The built page, with the links to the app's code between two markers. */
const page = read('index.html')
  .replace(
    '</body>',
    '<!-- app --><link rel="modulepreload" href="/assets/start.js"><link rel="preload" as="style" href="/assets/start.css"><!-- /app --></body>',
  )
  .replace(
    '<!-- choose-theme -->',
    '<!-- choose-theme --><script>chosenTheme()</script><!-- /choose-theme -->',
  );

const game = (id: number, name = `Game ${id}`) => ({
  icon: `/static/art/icon/${id}_1.webp`,
  name,
  provider: 'Lantern Works',
  isNew: id === 1,
  isInMaintenance: id === 2,
});

const view: LobbySnapshot = {
  origin: 'stored',
  theme: 'light',
  offer: { title: 'Get the app', text: 'Opens fast', action: 'Download' },
  ways: ['Log in', 'Register'],
  banner: '/static/art/banner/1.webp',
  news: 'Welcome!',
  tabs: [
    { name: 0, label: 'Hot' },
    { name: 101, label: 'Favorites' },
    { name: 77, label: 'More games' },
  ],
  played: { title: 'Continue playing', games: [game(9)] },
  title: 'Hot games',
  tryFree: 'Try free',
  games: [game(1), game(2)],
  newBadge: 'New',
  bar: ['Home', 'Deposit', 'Spin', 'Activities', 'Me'],
};

describe('a document with a snapshot', () => {
  const made = renderSnapshot(page, view);

  it('contains the lobby’s texts and pictures', () => {
    const words = made.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const text of ['Get the app', 'Log in Register', 'Welcome!', 'Hot Favorites More games']) {
      expect(words).toContain(text);
    }
    expect(words).toContain(
      'Continue playing Game 9 Hot games Try free Game 1 Lantern Works New Game 2',
    );
    expect(words).toContain('Home Deposit Spin Activities Me');
    expect([...made.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      '/static/art/banner/1.webp',
      ...[9, 1, 2].map((id) => `/static/art/icon/${id}_1.webp`),
    ]);
  });

  it('from the server reads the theme from the device, before anything is painted', () => {
    const served = renderSnapshot(page, { ...view, origin: 'served', theme: null });
    const head = served.slice(0, served.indexOf('<!-- shell style -->'));
    expect(head).toContain('<script>chosenTheme()</script>');
    expect(made).not.toContain('chosenTheme()');
  });

  it('is not delayed by the app’s code, and has the chosen theme', () => {
    const parsed = made.replace(/<template id="app-links">[\s\S]*?<\/template>/, '');
    expect(made).toContain('modulepreload');
    expect(parsed).not.toContain('modulepreload');
    // It would be requested before pictures that wait for a connection.
    expect(made).toContain('<link rel="preload" as="style" fetchpriority="low" href=');
    expect(made).toContain('<html data-theme="light" lang=');
    expect(made).toContain('<div id="shell" data-snapshot="stored"');
  });

  it('is painted whole when stored; over the network its first part is painted as it comes', () => {
    const link = '<link rel="expect" href="#shell" blocking="render">';
    const head = made.slice(0, made.indexOf('</head>'));
    expect(head).toContain(link);
    expect(renderSnapshot(page, { ...view, origin: 'served' })).not.toContain(link);
  });

  it('waits for the banner and the listed games when stored, and for the banner alone when served', () => {
    const waits = (text: string) => [...text.matchAll(/ data-awaited>/g)].length;
    expect(waits(made)).toBe(3);
    expect(waits(renderSnapshot(page, { ...view, origin: 'served' }))).toBe(1);
  });

  it('preloads beside the app’s code the pictures that it has itself', () => {
    const links = renderSnapshot(page, view, ['/1.avif', '/2.webp?a="b"']).split(
      'id="app-links">',
    )[1];
    const preload = '<link rel="preload" as="image" crossorigin="anonymous" href=';
    expect(links?.slice(0, links.indexOf('</template>'))).toContain(
      `${preload}"/1.avif">${preload}"/2.webp?a=&quot;b&quot;">`,
    );
  });

  it('uses nothing that a strict content security policy blocks', () => {
    expect(made).not.toMatch(/\sstyle="|\son\w+="|javascript:/);
  });

  it('lets the browser choose between the formats of a game’s picture', () => {
    const avif = '/static/art/icon/1_1.avif';
    const served = renderSnapshot(page, {
      ...view,
      origin: 'served',
      games: [{ ...game(1), avif }, game(2)],
    });
    expect(served).toContain(
      `<picture><source type="image/avif" srcset="${avif}"><img src="/static/art/icon/1_1.webp"`,
    );
    expect([...served.matchAll(/<picture>/g)]).toHaveLength(1);
  });

  it('escapes every text', () => {
    const evil = '"><script>alert(1)</script>';
    const poisoned: LobbySnapshot = {
      ...view,
      offer: { title: evil, text: evil, action: evil },
      ways: [evil],
      banner: evil,
      news: evil,
      tabs: [{ name: 1, label: evil }],
      played: { title: evil, games: [{ ...game(9, evil), icon: evil }] },
      title: evil,
      games: [{ ...game(1, evil), provider: evil, avif: evil }],
      newBadge: evil,
      bar: [evil, evil, evil, evil, evil],
    };
    expect(renderSnapshot(page, poisoned)).not.toContain('<script>');
    // A dollar sign is not a replacement pattern.
    expect(renderSnapshot(page, { ...view, title: "$& $' $`" })).toContain('$&amp; $&#39; $`');
  });

  it('preserves placeholders where it has no text', () => {
    const bare: LobbySnapshot = {
      ...view,
      theme: null,
      offer: null,
      ways: null,
      banner: null,
      bar: [],
    };
    const plain = renderSnapshot(page, bare);
    expect(plain).toContain('<i class="shell-pill shell-pill-main"></i>');
    expect(plain).toContain('<html lang=');
    expect(renderSnapshot('<p>no marks</p>', view)).toBe('<p>no marks</p>');
  });
});

it.each([
  ['/', '', true],
  ['/lobby/home', '', true],
  ['/lobby/home?source=pwa', 'https://a.test/about', true],
  ['/lobby/home?tab=1', '', false],
  ['/lobby/home', 'https://a.test/start?gameId=1', false],
  ['/lobby/member', '', false],
  ['/login', '', false],
])('%s, coming from "%s", opens with the snapshot: %s', (path, cameFrom, opens) => {
  expect(opensWithSnapshot(new URL(path, 'https://a.test'), cameFrom)).toBe(opens);
});
