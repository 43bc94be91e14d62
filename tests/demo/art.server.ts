import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artRoutes } from '#server/demo/art/art-routes.ts';
import { createArtStore, type ArtStore } from '#server/demo/art/art-store.ts';
import { renderAvatar } from '#server/demo/art/avatar.ts';
import { gameIconSvg, renderGameIcon } from '#server/demo/art/game-art.ts';
import { chooseCast, chooseGlyphs, GLYPHS, glyphsOfName } from '#server/game/pictures/glyphs.ts';
import { renderProviderLogo, renderProviderMark } from '#server/demo/art/provider-logo.ts';
import { createQueue } from '#server/demo/art/queue.ts';
import {
  renderBankIcon,
  renderChannelIcon,
  renderServiceIcon,
} from '#server/demo/art/small-icons.ts';
import { bannerArt, makeBanners } from '#server/demo/seed/banners.ts';
import { AVATAR_COUNT } from '#server/demo/seed/big-wins.ts';
import { EXCHANGE_BANK_IDS } from '#server/demo/seed/exchange-banks.ts';
import { makeGames } from '#server/demo/seed/games.ts';
import { MARKETS } from '#shared/market/market.ts';
import { makeNotices } from '#server/demo/seed/notices.ts';
import { PAY_CHANNEL_IDS } from '#server/demo/seed/pay-channels.ts';
import { PROVIDERS } from '#server/demo/seed/providers.ts';
import { makeServices } from '#server/demo/seed/services.ts';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { IS_FULL } from '#tests/support/extent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const games = makeGames({ market: 'ph', count: 5000, now: 0 });
const usual = games.slice(0, 420);
const gameAt = (index: number) => {
  const game = games[index];
  if (game === undefined) throw new RangeError(`no game at ${index}`);
  return game;
};

const folders: string[] = [];
async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parola-art-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Keeps what it has painted, so that no banner is painted twice. */
let painted: ArtStore;
beforeAll(async () => {
  painted = createArtStore(await freshFolder());
});

describe('drawings', () => {
  it('are at least 60, and match the nouns in a game’s name', () => {
    expect(Object.keys(GLYPHS).length).toBeGreaterThanOrEqual(60);
    expect(glyphsOfName('Lantern Reef')).toEqual(['lantern']);
    expect(glyphsOfName('Tiger & Mango')).toEqual(['tiger', 'mango']);
    expect(glyphsOfName('Captain Dalisay’s Sea Dragon')).toEqual(['dragon']);
    expect(glyphsOfName('ช้างแห่งล้านนา')).toEqual(['elephant']);
    expect(glyphsOfName('Kingfisher')).toEqual([]);
  });

  it('are found for every game, and at least 55 of them are used in a catalogue', () => {
    const used = new Set(usual.map(({ id, typeId, name }) => chooseGlyphs(id, typeId, name)[0]));
    expect(used.size).toBeGreaterThanOrEqual(55);
    expect(GLYPHS[chooseGlyphs(7, 99, 'Nothing Known')[0]].length).toBeGreaterThan(0);
  });

  it.each(MARKETS)('repeat no pair more than twelve times in 5,000 games (%s)', (market) => {
    const pairs = new Map<string, number>();
    for (const { id, typeId, name } of makeGames({ market, count: 5000, now: 0 })) {
      const [hero, companion] = chooseCast(id, typeId, name);
      expect(hero).not.toBe(companion);
      const pair = `${hero} ${companion}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect([...pairs].filter(([, times]) => times > 12)).toEqual([]);
  });

  it('contain no text, and differ for every game', () => {
    const pictures = usual.map((game) => gameIconSvg(game));
    expect(pictures.filter((picture) => /<text|undefined|NaN/.test(picture))).toEqual([]);
    expect(new Set(pictures).size).toBe(usual.length);
  });
});

describe('game icons', () => {
  it('weigh 2 to 14 kB at 320 px, in every category', async () => {
    const sample = usual.filter((_, index) => index % (IS_FULL ? 3 : 27) === 0);
    const icons = await Promise.all(sample.map((game) => renderGameIcon(game)));
    const kilobytes = icons.map((icon) => icon.length / 1024);
    expect(Math.min(...kilobytes)).toBeGreaterThan(2);
    expect(Math.max(...kilobytes)).toBeLessThan(14);
    expect(new Set(sample.map((game) => game.typeId)).size).toBe(6);
  });

  it('are square WebP at both densities', async () => {
    const game = gameAt(3);
    for (const scale of [1, 2] as const) {
      const { width, height, format } = await sharp(
        await renderGameIcon(game, { scale }),
      ).metadata();
      expect([width, height, format]).toEqual([160 * scale, 160 * scale, 'webp']);
    }
  });

  it('are half the size as AVIF', async () => {
    const sample = usual.filter((_, index) => index % 60 === 0);
    const sizesOf = (type: 'avif' | 'webp') =>
      Promise.all(sample.map(async (game) => (await renderGameIcon(game, { type })).length));
    const [avif, webp] = await Promise.all([sizesOf('avif'), sizesOf('webp')]);
    const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
    expect(sum(avif) / sum(webp)).toBeLessThan(0.5);
    const { width, height, format, compression } = await sharp(
      await renderGameIcon(gameAt(3), { type: 'avif' }),
    ).metadata();
    expect([width, height, format, compression]).toEqual([320, 320, 'heif', 'av1']);
  });

  it('are identical for an id and version, and different for another version', async () => {
    const game = gameAt(12);
    const first = await renderGameIcon(game);
    expect((await renderGameIcon({ ...game })).equals(first)).toBe(true);
    const versions = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((version) => renderGameIcon({ ...game, version })),
    );
    expect(new Set(versions.map((icon) => icon.toString('base64'))).size).toBe(6);
  });

  it('change visibly with the version', async () => {
    const pixels = async (version: number): Promise<Buffer> =>
      sharp(await renderGameIcon({ ...gameAt(5), version }))
        .resize(16, 16)
        .raw()
        .toBuffer();
    const [before, after] = await Promise.all([pixels(1), pixels(2)]);
    const change = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0);
    expect(change / before.length).toBeGreaterThan(6);
  });

  it('accept a version that is not a number, and an unknown studio', async () => {
    const icon = await renderGameIcon({ ...gameAt(1), version: 'spring', brandId: 12 });
    expect(icon.length).toBeGreaterThan(2000);
  });
});

describe('other pictures', () => {
  it('include a logo for every studio: one for 2, 16 and 20, and none for 12', () => {
    const logos = new Map(PROVIDERS.map(({ id }) => [id, renderProviderLogo(id)]));
    expect(logos.get(16)).toBe(logos.get(2));
    expect(logos.get(20)).toBe(logos.get(2));
    expect(new Set(logos.values()).size).toBe(17);
    expect(renderProviderMark(16)).toBe(renderProviderMark(2));
    expect(renderProviderLogo(12)).toBeUndefined();
    expect(renderProviderMark(12)).toBeUndefined();
  });

  it('include an image under 40 kB for every banner in both markets', async () => {
    for (const market of MARKETS) {
      for (const { id } of makeBanners(market)) {
        const picture = await painted.banner(market, id, 'webp');
        if (picture === undefined) throw new Error(`banner ${id} has no art`);
        expect(picture.length).toBeLessThan(40 * 1024);
        const { width, height } = await sharp(picture).metadata();
        expect([width, height]).toEqual([720, 320]);
      }
    }
    expect(bannerArt('ph', 999)).toBeUndefined();
  });

  it('include an image for each notice that names one', async () => {
    for (const { id, imgUrl } of makeNotices('th')) {
      const picture = await painted.notice(id, 'webp');
      expect(picture !== undefined).toBe(imgUrl !== '');
      if (picture === undefined) continue;
      expect(picture.length).toBeLessThan(40 * 1024);
    }
  });

  it('include twelve different avatars as PNG', async () => {
    const numbers = Array.from({ length: AVATAR_COUNT }, (_, index) => index + 1);
    const avatars = await Promise.all(numbers.map((number) => renderAvatar(number)));
    expect(new Set(avatars.map((avatar) => avatar.toString('base64'))).size).toBe(12);
    for (const avatar of avatars) {
      const { format, width } = await sharp(avatar).metadata();
      expect([format, width]).toEqual(['png', 192]);
      expect(avatar.length).toBeLessThan(20 * 1024);
    }
    await expect(renderAvatar(13)).rejects.toThrow(RangeError);
  });

  it('include an icon for every bank, channel and service', () => {
    const icons = [
      ...EXCHANGE_BANK_IDS.map(renderBankIcon),
      ...PAY_CHANNEL_IDS.map(renderChannelIcon),
      ...makeServices('ph').map(({ id }) => renderServiceIcon(id)),
    ];
    expect(icons.every((icon) => icon?.startsWith('<svg'))).toBe(true);
    expect([renderBankIcon(0), renderChannelIcon(99), renderServiceIcon(0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('art store', () => {
  const countingPainter = () => {
    const seen = { calls: 0, running: 0, most: 0 };
    const paint: typeof renderGameIcon = async (game) => {
      seen.calls += 1;
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
      seen.running -= 1;
      return Buffer.from(`${game.id} ${game.version}`);
    };
    return { seen, paint };
  };

  it('draws an icon once for twenty concurrent calls, and then reads it from the disk', async () => {
    const folder = await freshFolder();
    const { seen, paint } = countingPainter();
    const store = createArtStore(folder, paint);
    const icons = await Promise.all(Array.from({ length: 20 }, () => store.icon(gameAt(0))));
    expect(seen.calls).toBe(1);
    expect(new Set(icons.map(String)).size).toBe(1);
    const again = createArtStore(folder, paint);
    expect(String(await again.icon(gameAt(0)))).toBe(String(icons[0]));
    expect(seen.calls).toBe(1);
  });

  it('draws at most two icons at a time', async () => {
    const { seen, paint } = countingPainter();
    const store = createArtStore(await freshFolder(), paint);
    await Promise.all(games.slice(0, 30).map((game) => store.icon(game)));
    expect(seen.calls).toBe(30);
    expect(seen.most).toBe(2);
  });

  it('leaves no unfinished file, and does not store transient versions', async () => {
    const folder = await freshFolder();
    const { seen, paint } = countingPainter();
    const store = createArtStore(folder, paint);
    await Promise.all([1, 2, 3].map((version) => store.icon({ ...gameAt(0), version })));
    await store.icon({ ...gameAt(0), version: 77 }, { isPassing: true });
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((file) => file.endsWith('.webp'))).toHaveLength(3);
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
    expect(seen.calls).toBe(4);
  });

  it('draws renamed games and other densities separately', async () => {
    const { seen, paint } = countingPainter();
    const store = createArtStore(await freshFolder(), paint);
    await store.icon(gameAt(0));
    await store.icon(gameAt(0), { scale: 1 });
    await store.icon({ ...gameAt(0), name: 'Renamed' });
    expect(seen.calls).toBe(3);
  });

  it('still returns an icon when the disk is not writable, and retries after a failed drawing', async () => {
    const file = join(await freshFolder(), 'not-a-folder');
    await writeFile(file, '');
    const { paint } = countingPainter();
    expect(String(await createArtStore(file, paint).icon(gameAt(0)))).toMatch(/^1001 /);
    let attempts = 0;
    const moody = createArtStore(await freshFolder(), async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no paint');
      return Buffer.from('ok');
    });
    await expect(moody.icon(gameAt(0))).rejects.toThrow('no paint');
    expect(String(await moody.icon(gameAt(0)))).toBe('ok');
  });

  it('runs queued tasks in order, also after one fails', async () => {
    const queue = createQueue(1);
    const order: number[] = [];
    const task = (number: number) => async (): Promise<void> => {
      order.push(number);
      if (number === 2) throw new Error('two');
    };
    const results = await Promise.allSettled([1, 2, 3, 4].map((number) => queue(task(number))));
    expect(order).toEqual([1, 2, 3, 4]);
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });
});

describe('art routes', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    const byId = new Map(usual.map((game) => [game.id, { ...game, version: 5 }]));
    await app.register(artRoutes, {
      store: painted,
      findGame: (id: number) => byId.get(id),
    });
  });
  afterAll(() => app.close());

  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

  it.each([
    ['/static/art/icon/1001_5.webp', 'image/webp'],
    ['/static/art/icon/1001_5@1x.webp', 'image/webp'],
    ['/static/art/icon/1001_5.avif', 'image/avif'],
    ['/static/art/icon/1420_3.webp', 'image/webp'],
    ['/static/art/provider/7.svg', 'image/svg+xml'],
    ['/static/art/provider/7-mark.svg', 'image/svg+xml'],
    ['/static/art/banner/ph-101.webp', 'image/webp'],
    ['/static/art/banner/th-112.webp', 'image/webp'],
    ['/static/art/notice/201.webp', 'image/webp'],
    ['/static/art/promo/login.webp', 'image/webp'],
    ['/static/art/bank/1.svg', 'image/svg+xml'],
    ['/static/art/bank/1.webp', 'image/webp'],
    ['/static/art/channel/2.webp', 'image/webp'],
    ['/static/art/channel/2.svg', 'image/svg+xml'],
    ['/static/art/service/3.svg', 'image/svg+xml'],
    ['/static/art/service/3.webp', 'image/webp'],
  ])('serves %s to any origin, to be cached for ever', async (path, type) => {
    const { statusCode, headers, rawPayload } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(rawPayload.length).toBeGreaterThan(300);
  });

  it.each([
    '/static/art/icon/9999_5.webp',
    '/static/art/icon/1001_6.webp',
    '/static/art/icon/1001_2.webp',
    '/static/art/icon/1001_999999.webp',
    '/static/art/icon/1001.webp',
    '/static/art/icon/1001_x.webp',
    '/static/art/icon/1001_1.png',
    '/static/art/icon/..%2f1001_1.webp',
    '/static/art/icon/1001_12345678901.webp',
    '/static/art/provider/12.svg',
    '/static/art/banner/xx-101.webp',
    '/static/art/banner/ph-1.webp',
    '/static/art/notice/203.webp',
    '/static/art/bank/0.svg',
    '/static/art/service/5.webp',
    '/static/art/service/1.png',
  ])('answers %s with a 404 that may not be cached', async (path) => {
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  const AS_IMAGE = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

  it.each([
    '/static/art/provider/7-mark.svg',
    '/static/art/bank/1.svg',
    '/static/art/channel/2.svg',
    '/static/art/service/3.svg',
  ])('answers %s as WebP to who accepts it', async (path) => {
    const asImage = await get(path, { accept: AS_IMAGE });
    expect(asImage.headers['content-type']).toBe('image/webp');
    expect(asImage.headers.vary).toBe('accept');
    const { format, width, height } = await sharp(asImage.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 144, height: 144 });
    const asText = await get(path, { accept: 'image/svg+xml,*/*' });
    expect(asText.headers['content-type']).toContain('image/svg+xml');
    expect(asText.headers.vary).toBe('accept');
  });

  it.each([
    ['/static/art/banner/ph-101.webp', 720, 320],
    ['/static/art/notice/201.webp', 640, 280],
    ['/static/art/promo/login.webp', 720, 360],
  ])('answers %s as AVIF to who accepts it, in little more than half', async (path, ...size) => {
    const avif = await get(path, { accept: AS_IMAGE });
    const webp = await get(path, { accept: 'image/webp,*/*' });
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(webp.headers['content-type']).toBe('image/webp');
    for (const { headers } of [avif, webp]) expect(headers.vary).toBe('accept');
    const { width, height } = await sharp(avif.rawPayload).metadata();
    expect([width, height]).toEqual(size);
    expect(avif.rawPayload.length / webp.rawPayload.length).toBeLessThan(0.65);
  });

  it('one copy of a game’s icon serves everybody', async () => {
    const { headers } = await get('/static/art/icon/1001_5.webp', { accept: AS_IMAGE });
    expect(headers.vary).toBeUndefined();
  });

  it('serves every picture that the seed names', async () => {
    const named = MARKETS.flatMap((market) => [
      ...makeBanners(market).map((banner) => banner.imgUrl),
      ...makeNotices(market).map((notice) => notice.imgUrl),
      ...makeServices(market).map((service) => service.icon),
    ]).filter((path) => path !== '');
    for (const path of new Set(named)) {
      expect((await get(path)).statusCode).toBe(200);
    }
  });
});
