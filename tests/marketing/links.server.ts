import { beforeAll, expect, it } from 'vitest';
import { links as texts } from '#server/marketing/texts/en-links.ts';
import { LISTED_LINKS } from '#server/marketing/links/link-list.ts';
import { SUGGESTED_NAMES } from '#server/marketing/events/names.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const ROBOT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';
const LINK = {
  name: 'fb-november',
  path: '/lobby/activity',
  source: 'facebook',
  medium: 'cpc',
  campaign: 'lantern-night',
};

const tens = (from: number) => Array.from({ length: 10 }, (_none, at) => `a${from + at}`);

eachPlatform(
  'links with short addresses',
  (subject) => {
    const get = (url: string, headers: Record<string, string> = KEY) =>
      subject.platform().app.inject({ url, headers: { host: 'play.example', ...headers } });
    const post = (url: string, form: Record<string, string>) =>
      subject.platform().app.inject({
        method: 'POST',
        url,
        headers: {
          ...KEY,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        payload: new URLSearchParams(form).toString(),
      });
    const open = (name: string, ua = PHONE, headers = {}) =>
      get(`/l/${name}`, { 'user-agent': ua, ...headers });
    let page = '';

    beforeAll(async () => {
      const made = await post('/report/links', LINK);
      expect(made.statusCode).toBe(303);
      page = String(made.headers.location).split('?', 1)[0] ?? '';
      expect(page).toMatch(/^\/report\/links\/\d+$/);
    });

    it('redirect to the app with their own campaign and the click id of the request', async () => {
      const opened = await open('FB-November?fbclid=abc&utm_source=forged&link=forged');
      expect([opened.statusCode, opened.headers['cache-control']]).toEqual([302, 'no-store']);
      expect(opened.headers.location).toBe(
        '/lobby/activity?utm_source=facebook&utm_medium=cpc&utm_campaign=lantern-night&link=fb-november&fbclid=abc',
      );
      const misprint = await open('fb-novembr');
      expect([misprint.statusCode, misprint.headers.location]).toEqual([302, '/']);
    });

    it.each([
      'fb-november/',
      'FB-November.',
      'fb-november)',
      '(fb-november).',
      'fb-november%E2%80%9D',
      'fb-november%20',
      '%EF%BD%86b-november',
      'fb-november//',
      'fb-november/?',
      '/fb-november,',
      'fb-november%00',
      'fb-november%3Ffbclid%3D0123456789012345678',
      'fb-november&fbclid=0123456789012345678',
    ])('work as people pass them on: /l/%s', async (written) => {
      for (const folder of ['/l/', '/L/']) {
        const opened = await get(`${folder}${written}`, { 'user-agent': PHONE });
        const { pathname, searchParams } = new URL(
          String(opened.headers.location),
          'https://x.test',
        );
        expect([opened.statusCode, pathname]).toEqual([302, '/lobby/activity']);
        expect(searchParams.get('utm_campaign')).toBe('lantern-night');
        const clickId = searchParams.get('fbclid');
        expect(clickId).toBe(written.includes('fbclid') ? '0123456789012345678' : null);
      }
    });

    it('pass their query on when their name is unknown, without what cannot be decoded', async () => {
      const target = async (url: string) =>
        (await get(url, { 'user-agent': PHONE })).headers.location;
      expect(await target('/l/gone?utm_source=fb&utm_campaign=spring&fbclid=01')).toBe(
        '/?utm_source=fb&utm_campaign=spring&fbclid=01',
      );
      expect(await target('/l/gone/?utm_source=fb')).toBe('/?utm_source=fb');
      expect(await target('/l/gone?utm_campaign=100%&utm_source=fb&x=%A1%C1')).toBe(
        '/?utm_source=fb',
      );
      expect(await target('/l/fb-november?utm_id=100%&gclid=662E41')).toMatch(/&gclid=662E41$/);
      for (const nothing of ['/l/%', '/l/%E0%A4%A', '/l/%00', '/l/...']) {
        expect(await target(nothing)).toBe('/');
      }
    });

    it('lead to pages with Thai letters and emoji in their address', async () => {
      await post('/report/links', { ...LINK, name: 'thai', path: '/กิจกรรม/🎏?q=ปลา' });
      const opened = await open('thai');
      expect(opened.statusCode).toBe(302);
      const target = new URL(String(opened.headers.location), 'https://play.example');
      expect(decodeURIComponent(target.pathname)).toBe('/กิจกรรม/🎏');
      expect(target.searchParams.get('q')).toBe('ปลา');
    });

    it('show robots a preview card, and count neither robots nor prefetches as visits', async () => {
      await post('/report/links', {
        ...LINK,
        name: 'cards',
        title: 'Lanterns & more',
        campaign: 'cards',
      });
      const card = await open('cards', ROBOT);
      expect(card.statusCode).toBe(200);
      expect(card.body).toContain('<meta property="og:title" content="Lanterns &amp; more">');
      expect(card.body).toContain(
        '<meta property="og:image" content="http://play.example/icons/cards/card-en-PH.jpg">',
      );
      await open('cards');
      await open('cards');
      for (const speculative of [
        { 'sec-purpose': 'prefetch;prerender' },
        { 'sec-purpose': 'prefetch;anonymous-client-ip' },
        { purpose: 'prefetch' },
        { 'x-purpose': 'preview' },
        { 'x-moz': 'prefetch' },
      ]) {
        await open('cards', PHONE, speculative);
        await open('cards', '', speculative);
      }
      // A program that names no browser is nobody.
      await open('cards', '');
      const list = (await get('/report/links')).body;
      const [, own = ''] =
        /href="(\/report\/links\/\d+)" title="http:\/\/play.example\/l\/cards"/.exec(list) ?? [];
      const { body } = await get(own);
      expect(body).toContain(`<dd>2 ${texts.robots('2')}</dd>`);
      expect(body).toContain('Lanterns &amp; more');
      expect(body).toMatch(/href="\/report\?source=[^"]*&amp;campaign=cards&amp;content="/);
    });

    it('lead to the results of their own words only', async () => {
      const words = { source: 'facebook', medium: 'cpc', campaign: 'shared' };
      const made = await post('/report/links', {
        ...LINK,
        ...words,
        name: 'shared-1',
        sure: 'yes',
      });
      const own = String(made.headers.location).split('?', 1)[0] ?? '';
      const visitors = [
        { ...words },
        { ...words },
        { ...words, source: 'tiktok' },
        { ...words, medium: 'email' },
        { ...words, content: 'red' },
      ].map((visitor) => ({ ...visitor, landed: '2026-11-20T10:00:00+08:00' }));
      await operate(subject.platform(), 'traffic', { plan: { visitors } });
      const [, address = ''] =
        /href="(\/report\?[^"]*campaign=shared[^"]*)"/.exec((await get(own)).body) ?? [];
      const report = address.replaceAll('&amp;', '&');
      const { totals } = (await get(`${report}&format=json`)).json<{
        totals: { landed: number };
      }>();
      expect(totals.landed).toBe(2);
      expect(new URLSearchParams(report.split('?')[1])).toEqual(
        new URLSearchParams({ ...words, content: '' }),
      );
    });

    it('name the host that was asked for, not one that a caller forwards', async () => {
      const forwarded = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
      };
      const card = await open('fb-november', ROBOT, forwarded);
      expect(card.body).toContain('http://play.example/');
      expect(card.body).not.toContain('evil.example');
      const own = await get(page, { ...KEY, ...forwarded });
      expect(own.body).toContain('http://play.example/l/fb-november');
      expect(own.body).not.toContain('evil.example');
      const [plain, same] = [
        await get(`${page}/qr.svg`),
        await get(`${page}/qr.svg`, { ...KEY, ...forwarded }),
      ];
      expect(same.body).toBe(plain.body);
      for (const host of ['evil.example/x', 'a b', 'evil.example#', 'x@evil.example', '[']) {
        expect((await get('/l/fb-november', { host })).statusCode).toBe(400);
      }
    });

    it('can be downloaded as QR codes', async () => {
      const svg = await get(`${page}/qr.svg`);
      expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(svg.body).toMatch(/^<svg xmlns.*viewBox="0 0 (\d+) \1"/);
      const png = await get(`${page}/qr.png`);
      expect(png.headers['content-disposition']).toBe(
        'attachment; filename="parola-fb-november.png"',
      );
      expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    });

    it('ask for confirmation of a campaign that resembles another one, and keep the input', async () => {
      const typo = { ...LINK, name: 'typo', campaign: 'Lantern nihgt', content: 'blue boat' };
      const asked = await post('/report/links', typo);
      expect(asked.statusCode).toBe(400);
      expect(asked.body).toContain(texts.similar('Lantern nihgt', 'lantern-night'));
      for (const value of ['typo', 'Lantern nihgt', 'blue boat']) {
        expect(asked.body).toContain(`value="${value}"`);
      }
      expect((await open('typo')).headers.location).toBe('/');
      expect((await post('/report/links', { ...typo, sure: 'yes' })).statusCode).toBe(303);
      const wrong = await post('/report/links', { ...LINK, name: 'two words' });
      expect(wrong.statusCode).toBe(400);
      expect(wrong.body).toContain('name: 1 to 60');
      const twice = await post('/report/links', { ...LINK, campaign: 'lantern-night' });
      expect([twice.statusCode, twice.body.includes('already')]).toEqual([400, true]);
    });

    it('can be changed and archived, and still redirect', async () => {
      const changed = await post(page, { ...LINK, name: 'ignored', path: '/register' });
      expect(changed.headers.location).toBe(`${page}?done=changed`);
      expect((await open('fb-november')).headers.location).toMatch(/^\/register\?/);
      expect((await open('ignored')).headers.location).toBe('/');
      await post(`${page}/archive`, { archived: 'yes' });
      expect((await get('/report/links')).body).not.toContain('fb-november');
      expect((await get('/report/links?archived=yes')).body).toContain('fb-november');
      expect((await open('fb-november')).headers.location).toMatch(/^\/register\?/);
      await post(`${page}/archive`, { archived: 'no' });
      expect((await get('/report/links')).body).toContain('fb-november');
      expect((await get('/report/links/999999')).statusCode).toBe(400);
    });

    it('let a campaign be renamed afterwards without losing counts', async () => {
      const landed = '2026-11-20T10:00:00+08:00';
      const visitors = ['lantren', 'lantern', 'lantern'].map((campaign) => ({
        landed,
        source: 'facebook',
        medium: 'names',
        campaign,
      }));
      await operate(subject.platform(), 'traffic', { plan: { visitors } });
      const rows = async () =>
        (await get('/report/table?by=campaign&medium=names&format=json'))
          .json<{ rows: { name: string; landed: number }[] }>()
          .rows.map(({ name, landed: count }) => [name, count]);
      expect(await rows()).toEqual([
        ['lantern', 2],
        ['lantren', 1],
      ]);
      const rename = (was: string, becomes: string) =>
        post('/report/links/names', { dimension: 'campaign', was, becomes });
      expect((await rename('lantren', 'lantern')).headers.location).toBe('/report/links?done=name');
      expect(await rows()).toEqual([['lantern', 3]]);
      const filtered = await get('/report?campaign=lantern&medium=names&format=json');
      expect(filtered.json<{ totals: object }>().totals).toMatchObject({ landed: 3 });
      const file = await get('/report/install?format=csv&from=2026-11-20&to=2026-11-20');
      expect(file.body).toContain('"campaign","lantern",3,');
      await rename('lantren', '');
      expect(await rows()).toHaveLength(2);
      expect(
        (await post('/report/links/names', { dimension: 'site', was: 'a', becomes: 'b' }))
          .statusCode,
      ).toBe(400);
    });

    it('offer the names of links and the most used, however many visitors invent one', async () => {
      const landed = '2026-11-20T12:00:00+08:00';
      const visitors = [
        ...Array.from({ length: 600 }, (_, at) => ({ landed, source: 'x', campaign: `a${at}` })),
        ...Array.from({ length: 3 }, () => ({ landed, source: 'x', campaign: 'zebra-week' })),
      ];
      await operate(subject.platform(), 'traffic', { plan: { visitors } });
      await get('/report');
      const { body } = await get('/report/links');
      const [, list = ''] = /<datalist id="campaigns"[^>]*>(.*?)<\/datalist>/s.exec(body) ?? [];
      expect(list.match(/<option/g)).toHaveLength(SUGGESTED_NAMES);
      expect(list.indexOf('"lantern-night"')).toBeLessThan(list.indexOf('"zebra-week"'));
      expect(list.indexOf('"zebra-week"')).toBeLessThan(list.indexOf('"a'));
      expect(list).toContain('"lantern-night"');
    });

    it('are suggested by what is typed, from all names', async () => {
      const suggested = async (search: string) =>
        (await get(`/report/names?of=campaign&search=${encodeURIComponent(search)}`)).json<
          string[]
        >();
      expect(await suggested('A59')).toEqual(['a59', ...tens(590)]);
      expect(await suggested('%')).toEqual([]);
      expect((await suggested('')).length).toBe(SUGGESTED_NAMES);
      expect((await get('/report/names?of=landing&search=a')).statusCode).toBe(400);
      expect((await get('/report/names?of=campaign', {})).statusCode).toBe(401);
    });

    it('are at most a number that a page can show, of which a search finds every one', async () => {
      const { database, clock } = subject.platform().context;
      const card = { title: '', description: '', medium: '', content: '', term: '', referrer: '' };
      const many = Array.from({ length: 4_990 }, (_none, at) => ({
        ...card,
        name: `many-${at}`,
        path: '/',
        source: 'many',
        campaign: at === 7 ? 'needle' : 'many',
        created_at: clock.now(),
        created_by: 'test',
      }));
      for (let at = 0; at < many.length; at += 1000) {
        await database.db
          .insertInto('install_link')
          .values(many.slice(at, at + 1000))
          .execute();
      }
      const { body } = await get('/report/links');
      expect(body.match(/href="\/report\/links\/\d+"/g)).toHaveLength(LISTED_LINKS);
      expect((await get('/report/links?search=NEEDLE')).body).toContain('many-7');
      const added = await Promise.all(
        Array.from({ length: 15 }, (_none, at) =>
          post('/report/links', { ...LINK, name: `last-${at}` }),
        ),
      );
      const { count } = await database.db
        .selectFrom('install_link')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(5_000);
      const refused = added.filter(({ statusCode }) => statusCode === 400);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]?.body).toContain('there may be 5000 links, archived ones included');
      await database.db.deleteFrom('install_link').where('created_by', '=', 'test').execute();
      await database.db.deleteFrom('install_link').where('name', 'like', 'last-%').execute();
    });

    it('are logged with who created them', async () => {
      const { body } = await operate(subject.platform(), 'console log', { limit: 100 });
      expect(body['actions']).toContainEqual(
        expect.objectContaining({
          actor: 'operator',
          action: 'link-added',
          detail: { link: 'fb-november' },
        }),
      );
    });
  },
  ['--trust-proxy=1'],
);
