import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedVisitor } from './counted-visitor.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { configureOnDisk } from '#server/web/client-files.ts';
import { clientSettings } from '#shared/wire/client-settings.ts';
import { isIos, localiseManifest, manifestLanguage } from '#server/web/manifest.ts';
import { platformUnderTest, START } from '#tests/server/platforms.ts';
import * as v from 'valibot';

const folder = join(tmpdir(), `parola-campaign-${process.pid}`);
const BUILT = new URL('../../manifest.webmanifest', import.meta.url);
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const CAMPAIGN =
  'install_referrer=facebook&share_referrer=2&outValue=MANGO7&aid=1&pid=77&utm_source=fb&utm_campaign=lantern+night&fbclid=abc&link=pier&phone=9171234567&token=secret';

interface Manifest {
  id: string;
  lang: string;
  name: string;
  description: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
  screenshots: { label: string }[];
}

describe('the campaign of a navigation', () => {
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    const head = `<meta name="parola-settings" content='{}' />`;
    await writeFile(join(folder, 'index.html'), `<!doctype html><html><head>${head}</head></html>`);
    await writeFile(join(folder, 'sw.js'), 'self.x = 1');
    await writeFile(join(folder, 'manifest.webmanifest'), await readFile(BUILT));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const subject = platformUnderTest([`--client-dir=${folder}`, '--trust-proxy=1']);

  const page = (url: string, headers: Record<string, string> = {}) =>
    subject.platform().app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const cookiesOf = async (url: string, headers: Record<string, string> = {}) =>
    [(await page(url, headers)).headers['set-cookie'] ?? []].flat();
  const campaignOf = async (url: string, headers: Record<string, string> = {}) =>
    (await cookiesOf(url, headers)).find((cookie) => cookie.startsWith('parola-campaign='));
  const valueOf = async (url: string) => (await campaignOf(url))?.split(';', 1)[0] ?? '';

  it('is stored for 30 days in a cookie that is HttpOnly and SameSite=Lax', async () => {
    const cookie = await campaignOf(`/lobby/home?${CAMPAIGN}`);
    expect(cookie).toMatch(
      /^parola-campaign=[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const text = Buffer.from(cookie?.split(/[=;]/)[1] ?? '', 'base64url').toString();
    expect(JSON.parse(text)).toEqual({
      installReferrer: 'facebook',
      shareReferrer: 2,
      outValue: 'MANGO7',
      aid: '1',
      pid: '77',
      utm: { source: 'fb', campaign: 'lantern night' },
      clickIds: { fbclid: 'abc' },
      link: 'pier',
      time: subject.clock.now(),
    });
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const [secure] = await cookiesOf(`/?${CAMPAIGN}`, https);
    expect(secure).toMatch(/^__Host-parola-campaign=[\w-]+; Path=\/; .*; Secure$/);
    // The second cookie is the CSRF token.
    expect(await cookiesOf(`/?${CAMPAIGN}`)).toHaveLength(2);
  });

  it.each([
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-purpose': 'prefetch' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ] as Record<string, string>[])(
    'is not stored before anybody sees the page: %o',
    async (headers) => {
      expect(await campaignOf(`/?${CAMPAIGN}`, headers)).toBeUndefined();
      expect(await campaignOf(`/?${CAMPAIGN}`, { ...headers, 'user-agent': '' })).toBeUndefined();
    },
  );

  it('loses a field that cannot be decoded, and no other', async () => {
    const cookie = await campaignOf(
      '/?utm_campaign=100%&utm_source=fb&utm_content=%A1%C1&fbclid=01',
    );
    const text = Buffer.from(cookie?.split(/[=;]/)[1] ?? '', 'base64url').toString();
    expect(JSON.parse(text)).toMatchObject({ utm: { source: 'fb' }, clickIds: { fbclid: '01' } });
    expect(text).not.toContain('content');
  });

  it.each(['/%', '/%E0%A4%A', '/lobby/%ff', '/register.', '/lobby/home)'])(
    'comes with the app’s page, which says that there is no such screen: %s',
    async (path) => {
      const answer = await page(`${path}?${CAMPAIGN}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      const call = await subject.platform().app.inject({ url: path });
      expect(call.statusCode).toBe(404);
    },
  );

  it('is stored for the HEAD request of a prerendered page that somebody has come to see', async () => {
    const url = `/lobby/home?${CAMPAIGN}`;
    const headers = { accept: 'text/html' };
    const unseen = await page(url, { 'sec-purpose': 'prefetch;prerender' });
    expect(String(unseen.headers['set-cookie'])).not.toContain('parola-campaign=');
    const seen = await subject.platform().app.inject({ method: 'HEAD', url, headers });
    expect(seen.statusCode).toBe(200);
    expect(String(seen.headers['set-cookie'])).toContain('parola-campaign=');
  });

  it('is not stored for an address without a campaign, nor for other files', async () => {
    expect(await campaignOf('/lobby/home')).toBeUndefined();
    expect(await campaignOf('/lobby/home?entry=1&source=pwa&token=abc')).toBeUndefined();
    expect(await campaignOf('/lobby/home?install_referrer=web')).toBeUndefined();
    expect(await campaignOf(`/sw.js?${CAMPAIGN}`)).toBeUndefined();
    expect(await campaignOf(`/report/install?${CAMPAIGN}`)).toBeUndefined();
    expect(await campaignOf(`/manifest.webmanifest?${CAMPAIGN}`)).toBeUndefined();
  });

  it('stays small by dropping the longest parts first', async () => {
    const long = (length: number) => 'ก'.repeat(length);
    const query = new URLSearchParams({ pid: '77', aid: long(150), utm_campaign: long(200) });
    for (const name of ['fbclid', 'gclid', 'ttclid', 'twclid']) query.set(name, long(200));
    const cookie = await valueOf(`/?${query}`);
    expect(cookie.length).toBeLessThan(3100);
    const kept = JSON.parse(
      Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(kept).toMatchObject({ pid: '77', utm: { campaign: long(200) } });
    expect(kept).not.toHaveProperty('clickIds');
  });

  /** Reports the first launch of a new install. @returns the stored touchpoint */
  const report = async (headers: Record<string, string>, installReferrer = 'web') => {
    const installId = randomUUID();
    const { app } = subject.platform();
    const time = subject.clock.now();
    const attribution = {
      installReferrer,
      landingPath: '/lobby/home',
      referrerOrigin: '',
      uaClass: 'ios-safari',
      firstTouch: time,
      lastTouch: time,
    };
    const event = { seq: 1, name: 'first_standalone_launch', time, source: 'pwa', attribution };
    const answer = await app.inject({
      method: 'POST',
      url: endpoints.installEvents.path,
      headers,
      payload: { installId, events: [event] },
    });
    const visitor = await countedVisitor(subject.platform(), installId);
    return { status: answer.statusCode, visitor };
  };

  it('is used for install events that name no campaign, with the time of its landing', async () => {
    const cookie = await valueOf(`/?${CAMPAIGN}`);
    const landedAt = subject.clock.now();
    subject.clock.advance(8 * 86_400_000);
    const { visitor } = await report({ cookie });
    expect(visitor).toMatchObject({
      first_referrer: 'facebook',
      last_campaign: 'lantern night',
      landed_at: landedAt,
      install_ms: 8 * 86_400_000,
    });
    const { visitor: own } = await report({ cookie }, 'agents');
    expect(own).toMatchObject({ first_referrer: 'agents', landed_at: subject.clock.now() });
  });

  it.each([
    ['a text', 'parola-campaign=hello'],
    ['other JSON', `parola-campaign=${Buffer.from('[1]').toString('base64url')}`],
    [
      'too long a value',
      `parola-campaign=${Buffer.from(JSON.stringify({ pid: 'x'.repeat(201), time: START })).toString('base64url')}`,
    ],
    ['nothing', 'parola-campaign='],
    ['much', `parola-campaign=${'A'.repeat(5000)}`],
  ])('is ignored when the cookie holds %s', async (_what, cookie) => {
    const { status, visitor } = await report({ cookie });
    expect(status).toBe(200);
    expect(visitor).toMatchObject({ first_referrer: 'web', first_campaign: '' });
  });

  it('is ignored where a neighbouring name may have placed it: two of them, or without prefix over HTTPS', async () => {
    const own = await valueOf(`/?${CAMPAIGN}`);
    const [, value = ''] = own.split('=');
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    for (const [cookie, headers, referrer] of [
      [own, {}, 'facebook'],
      [`${own}; ${own}`, {}, 'web'],
      [own, https, 'web'],
      [`${own}; __Host-parola-campaign=${value}`, https, 'facebook'],
    ] as const) {
      const { visitor } = await report({ cookie, ...headers });
      expect(visitor).toMatchObject({ first_referrer: referrer });
    }
  });

  it('does not replace the XSRF token that a call with cookies must send', async () => {
    const cookie = `${await valueOf(`/?${CAMPAIGN}`)}; XSRF-TOKEN=abc`;
    expect((await report({ cookie })).status).toBe(403);
    expect((await report({ cookie, 'x-xsrf-token': 'abc' })).status).toBe(200);
  });

  const manifest = async (headers: Record<string, string> = {}, query = '') => {
    const { app } = subject.platform();
    const answer = await app.inject({ url: `/manifest.webmanifest${query}`, headers });
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    return { headers: answer.headers, body: answer.json<Manifest>() };
  };

  it('is in the start address of an iPhone’s manifest, under the same id', async () => {
    const cookie = await valueOf(`/?${CAMPAIGN}`);
    const { body, headers } = await manifest({ cookie, 'user-agent': IPHONE });
    expect(headers['cache-control']).toBe('private, no-store');
    const start = new URL(body.start_url, 'https://a.example');
    expect(Object.fromEntries(start.searchParams)).toEqual({
      source: 'pwa',
      install_referrer: 'facebook',
      share_referrer: '2',
      outValue: 'MANGO7',
      aid: '1',
      pid: '77',
      link: 'pier',
      utm_source: 'fb',
      utm_campaign: 'lantern night',
      fbclid: 'abc',
    });
    expect(body.id).toBe('/');
  });

  it('is in no other manifest', async () => {
    const cookie = await valueOf(`/?${CAMPAIGN}`);
    const others = [{ cookie, 'user-agent': ANDROID }, { 'user-agent': IPHONE }, { cookie }];
    for (const headers of others) {
      const { body, headers: answered } = await manifest(headers);
      expect(body).toMatchObject({ id: '/', start_url: '/lobby/home?source=pwa' });
      expect(answered['cache-control']).toBe('no-cache');
      expect(answered['vary']).toBe('accept-encoding, user-agent, cookie');
    }
    const { headers } = await manifest();
    const { app } = subject.platform();
    const again = await app.inject({
      url: '/manifest.webmanifest',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('leaves the language of the manifest to the market and the lang parameter', async () => {
    expect((await manifest()).body).toMatchObject({ lang: 'en-PH', name: 'Parola: game lobby' });
    const { body } = await manifest({}, '?lang=th-TH');
    expect(body).toMatchObject({ lang: 'th-TH', id: '/', name: 'Parola: ล็อบบี้เกม' });
    const texts = [body.description, ...body.shortcuts.map(({ name }) => name)];
    texts.push(...body.screenshots.map(({ label }) => label));
    expect(texts.filter((text) => !/\p{Script=Thai}/u.test(text))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('_localized');
    expect((await manifest({}, '?lang=xx')).body.lang).toBe('en-PH');
    expect((await manifest({}, '?lang[]=th')).body.lang).toBe('en-PH');
  });
});

describe('the manifest of a static host', () => {
  const out = join(tmpdir(), `parola-static-${process.pid}`);
  afterAll(() => rm(out, { recursive: true, force: true }));

  it('is in the configured market’s language, also after another market was configured', async () => {
    await mkdir(out, { recursive: true });
    await writeFile(join(out, 'index.html'), `<meta name="parola-settings" content="{}" />`);
    await writeFile(join(out, 'manifest.webmanifest'), await readFile(BUILT));
    const built = JSON.parse(await readFile(BUILT, 'utf8')) as Manifest;
    const configured = async (market: 'ph' | 'th') => {
      await configureOnDisk(out, v.parse(clientSettings, { market }), []);
      return JSON.parse(await readFile(join(out, 'manifest.webmanifest'), 'utf8')) as Manifest;
    };
    expect(await configured('th')).toMatchObject({ lang: 'th-TH', name: 'Parola: ล็อบบี้เกม' });
    expect(await configured('ph')).toEqual(built);
  });

  it('keeps members without texts, and uses only a known language', () => {
    expect(JSON.parse(localiseManifest('{"name":"X","icons":[{"src":"/a"}]}', 'th-TH'))).toEqual({
      name: 'X',
      icons: [{ src: '/a' }],
      lang: 'th-TH',
    });
    expect([
      manifestLanguage('th'),
      manifestLanguage('th', 'en'),
      manifestLanguage('ph', '-'),
    ]).toEqual(['th-TH', 'en-PH', 'en-PH']);
    expect([isIos(IPHONE), isIos(ANDROID)]).toEqual([true, false]);
  });
});
