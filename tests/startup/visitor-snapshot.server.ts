import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { common as englishCommon } from '#i18n/texts/en-PH/common.ts';
import { home as english } from '#i18n/texts/en-PH/home.ts';
import { common as thaiCommon } from '#i18n/texts/th-TH/common.ts';
import { home as thai } from '#i18n/texts/th-TH/home.ts';
import { readDocuments, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import { visitorsPage } from '#server/web/visitor-snapshot.ts';
import { firstWords } from '#server/web/first-words.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { operate, ownPlayer, platformUnderTest } from '#tests/server/platforms.ts';

const INDEX = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

it.each([
  ['ph', english, englishCommon],
  ['th', thai, thaiCommon],
] as const)('the snapshot texts of the market %s are the app’s', (market, home, common) => {
  const { header, download, tabs } = home;
  expect(firstWords(market)).toEqual({
    offer: { title: download.title, text: download.text, action: download.action },
    ways: [header.login, header.register],
    news: home.notice.welcome,
    tabs: {
      0: tabs.hot,
      101: tabs.collect,
      1: tabs.type1,
      2: tabs.type2,
      3: tabs.type3,
      4: tabs.type4,
      5: tabs.type5,
      6: tabs.type6,
    },
    otherTab: tabs.typeOther,
    title: home.hot.title,
    tryFree: home.hot.tryFree,
    newBadge: home.card.new,
    bar: [
      common.tabs.home,
      common.tabs.deposit,
      common.tabs.spin,
      common.tabs.activity,
      common.tabs.member,
    ],
  });
});

describe('the page of a visitor', () => {
  const folder = temporaryFolder();
  const flags: string[] = [];
  beforeAll(async () => {
    flags.push(`--client-dir=${folder()}`);
    await writeFile(join(folder(), 'index.html'), INDEX);
  });
  const subject = platformUnderTest(flags);
  const open = async (url: string) =>
    subject.platform().app.inject({ url, headers: { accept: 'text/html' } });
  const iconsIn = (text: string) =>
    [...text.matchAll(/<img src="[^"]*\/icon\/(\d+)_/g)].map(([, id]) => Number(id));

  it('contains a snapshot of the lobby with the hot games, by hotSort', async () => {
    const { body } = await open('/lobby/home');
    const { body: lobby } = await subject.call('appConfig');
    const games = lobby['appGameList'] as {
      id: number;
      hot?: number;
      hotSort?: number;
      showType?: number;
    }[];
    const hot = games
      .filter((game) => game.hot === 1 && (game.showType ?? 0) === 0)
      .toSorted((a, b) => (a.hotSort ?? 0) - (b.hotSort ?? 0) || a.id - b.id);
    expect(iconsIn(body)).toEqual(hot.slice(0, 12).map(({ id }) => id));
    const small = [...body.matchAll(/srcset="[^"]*\/icon\/(\d+)_\d+\.avif"/g)];
    expect(small.map(([, id]) => Number(id))).toEqual(iconsIn(body));
    expect(body).toContain('data-snapshot="served"');
    expect(body).toContain('fetchpriority="high"');
  });

  it.each(['/', '/lobby/home?source=pwa'])('contains the snapshot at %s', async (url) => {
    expect((await open(url)).body).toContain('data-snapshot');
  });

  it('has the banner requested before it is parsed', async () => {
    const { body, headers } = await open('/lobby/home');
    const [, banner = ''] = /<img src="([^"]+)"[^>]*data-awaited/.exec(body) ?? [];
    expect(banner).toMatch(/\/banner\/ph-\d+\.webp$/);
    // The attributes of the element, or the picture would be requested twice.
    expect(body).toContain(`${banner}" width="720" height="320" alt="" crossorigin="anonymous"`);
    expect(headers['link']).toBe(
      `<${banner}>; rel=preload; as=image; crossorigin=anonymous; fetchpriority=high`,
    );
  });

  it('names no banner that would break the header', async () => {
    const { context } = subject.platform();
    const { settings, clock } = context;
    const { config, games, ...rest } = await context.catalogue.current();
    const page = await pageWith('/a>; rel=stylesheet, <b.webp');
    expect(page.links).toBeUndefined();
    expect((await pageWith('/ภาพ.webp')).links).toBeUndefined();
    expect((await pageWith('/b.webp?w=720')).links).toContain('</b.webp?w=720>;');

    function pageWith(imgUrl: string) {
      const [banner] = config.appLobbyAdConfigList;
      const appLobbyAdConfigList = banner ? [{ ...banner, imgUrl }] : [];
      const current = { ...rest, games, config: { ...config, appLobbyAdConfigList } };
      const built = { path: '/index.html', etag: '"1"', bodies: { identity: Buffer.from(INDEX) } };
      const find = visitorsPage(built, {
        settings,
        clock,
        catalogue: { current: async () => current },
      });
      return find(new URL('http://page/lobby/home'));
    }
  });

  it.each(['/login', '/index.html'])('names no banner at %s', async (url) => {
    expect((await open(url)).headers).not.toHaveProperty('link');
  });

  it('contains the same snapshot for robots, with a card', async () => {
    const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 HeadlessChrome/130 Safari' };
    const { body } = await subject.platform().app.inject({ url: '/', headers });
    expect(iconsIn(body)).toEqual(iconsIn((await open('/')).body));
    expect(body).toContain('og:title');
  });

  it.each(['/index.html', '/login', '/lobby/home?tab=1', '/lobby/member'])(
    'contains no snapshot at %s',
    async (url) => {
      expect((await open(url)).body).not.toContain('data-snapshot');
    },
  );

  it('leaves out the games of a closed category, which cannot be opened either', async () => {
    const { database, catalogue, clock } = subject.platform().context;
    const { config, games } = await catalogue.current();
    const [first = 0] = iconsIn((await open('/')).body);
    const typeId = games.get(first)?.typeId ?? 0;
    const { token } = await ownPlayer(subject.platform());
    const start = async () =>
      (await subject.call('startGame', { gameId: first }, token)).body['errcode'];
    const setStatus = async (status: number) => {
      const { webConfig } = await readDocuments(database.db);
      const appGameTypeList = webConfig.appGameTypeList.map((type) =>
        type.id === typeId ? { ...type, status } : type,
      );
      await transact(database, async (trx) => {
        const changed = { webConfig: { ...webConfig, appGameTypeList } };
        await writeDocuments(trx, changed, clock.now());
        await updateVersions(trx);
      });
      catalogue.changed();
    };
    expect(config.appGameTypeList.some(({ id }) => id === typeId)).toBe(true);
    expect(await start()).toBe(0);

    await setStatus(0);
    const shown = iconsIn((await open('/')).body);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((id) => games.get(id)?.typeId === typeId)).toEqual([]);
    expect(await start()).toBe(1087);

    await setStatus(1);
    expect(iconsIn((await open('/')).body)[0]).toBe(first);
    expect(await start()).toBe(0);
  });

  it('changes with the game catalogue', async () => {
    const [first = 0] = iconsIn((await open('/')).body);
    const before = (await open('/')).body;
    await operate(subject.platform(), 'catalogue bump', { games: 100 });
    const { body } = await open('/');
    expect(iconsIn(body)[0]).toBe(first);
    expect(body).not.toBe(before);
  });
});
