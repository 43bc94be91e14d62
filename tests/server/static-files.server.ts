import { get as httpGet } from 'node:http';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { clientSettings } from '#shared/wire/client-settings.ts';
import { pageWords } from '#shared/text/page-words.ts';
import { configureOnDisk } from '#server/web/client-files.ts';
import { inlineHashes, stampShell } from '#server/web/shell.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { operate, platformUnderTest } from './platforms.ts';
import * as v from 'valibot';

const STYLE = 'body{color:red}';
const INDEX = `<!doctype html><html><head>
<meta name="parola-settings" content='{"market":"ph"}' />
<style>${STYLE}</style><script type="module" src="/assets/app-1a2b3c.js"></script>
</head><body>${'<p>lobby</p>'.repeat(100)}</body></html>`;
const WORKER = "const revision = 'shell-revision:built'; self.skipWaiting();";
const SCRIPT = `console.log("${'x'.repeat(2000)}")`;

async function buildFixture(folder: string): Promise<void> {
  // A relative path would overwrite the project's own files.
  if (!isAbsolute(folder)) throw new Error(`not a temporary folder: "${folder}"`);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'sw.js'), WORKER);
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Parola"}');
  await writeFile(join(folder, 'icon-192.png'), Buffer.from([0x89, 0x50]));
  await mkdir(join(folder, 'icons'), { recursive: true });
  await writeFile(join(folder, 'icons', 'favicon-48.png'), Buffer.from([0x89, 0x51]));
  await writeFile(join(folder, 'assets', 'app-1a2b3c.css'), STYLE);
  await writeFile(
    join(folder, 'assets', 'picture.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js.gz'), gzipSync(SCRIPT));
}

const SETTINGS = v.parse(clientSettings, { apiBase: 'https://api.example' });

describe('the stamped shell', () => {
  it('contains the settings, fully escaped', () => {
    const nasty = { ...SETTINGS, channel: `"'><script>alert(1)</script>&amp;$&` };
    const { indexHtml } = stampShell({ indexHtml: INDEX, serviceWorker: WORKER }, nasty);
    expect(indexHtml).not.toContain('<script>alert');
    const [, content = ''] = /<meta name="parola-settings" content="([^"]*)"/.exec(indexHtml) ?? [];
    const entities: Record<string, string> = { quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' };
    const decoded = content.replaceAll(
      /&(quot|#39|lt|gt|amp);/g,
      (_all, name) => entities[name] ?? '',
    );
    expect(JSON.parse(decoded)).toEqual(nasty);
  });

  it('gives the worker another revision exactly when the page differs', () => {
    const stamp = (apiBase: string) =>
      stampShell({ indexHtml: INDEX, serviceWorker: WORKER }, { ...SETTINGS, apiBase });
    const one = stamp('https://one.example');
    expect(one.serviceWorker).toMatch(/shell-revision:[0-9a-f]{16}'/);
    // The worker installs the page only when its SHA-256 starts with this revision.
    const hash = createHash('sha256').update(one.indexHtml).digest('hex');
    expect(one.serviceWorker).toContain(`shell-revision:${hash.slice(0, 16)}'`);
    expect(stamp('https://one.example')).toEqual(one);
    expect(stamp('https://two.example').serviceWorker).not.toBe(one.serviceWorker);
    // A stamped shell can be stamped again.
    expect(stampShell(one, { ...SETTINGS, apiBase: 'https://one.example' })).toEqual(one);
  });

  it('is in the language of its market', async () => {
    const built = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
    const stamp = (indexHtml: string, market: 'ph' | 'th') =>
      stampShell({ indexHtml, serviceWorker: '' }, { ...SETTINGS, market }).indexHtml;
    const thai = stamp(built, 'th');
    const { title, loading } = pageWords('th-TH');
    expect(thai).toContain('<html lang="th-TH">');
    expect(thai).toContain(`<title>${title}</title>`);
    expect(thai).toContain(`<div id="shell" role="status" aria-label="${loading}">`);
    expect(thai).toMatch(/name="description"\s+content="ตลาด/);
    expect(thai).toMatch(/<p class="shell-noscript">Parola ต้องใช้/);
    // The built document is English already, so stamping English restores it.
    const english = stamp(built, 'ph');
    const plain = (html: string) =>
      html.replaceAll(/<meta\s+name="parola-settings"[^>]*>|\s+/g, '');
    expect(plain(english)).toBe(plain(built));
    expect(stamp(thai, 'ph')).toBe(english);
  });

  it('reports a page that has no place for settings', () => {
    const build = { indexHtml: '<html></html>', serviceWorker: '' };
    expect(() => stampShell(build, SETTINGS)).toThrow('no <meta name="parola-settings">');
  });

  it('hashes inline styles and scripts, not those with a source', () => {
    const html = '<script>a()</script><script src="/x.js"></script><style>b{}</style>';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(inlineHashes(html, 'script')).toEqual([hash('a()')]);
    expect(inlineHashes(html, 'style')).toEqual([hash('b{}')]);
  });

  const outFolder = temporaryFolder();

  it('is written to the disk for a static host, without stale compressed files', async () => {
    const folder = outFolder();
    await buildFixture(folder);
    await writeFile(join(folder, 'index.html.br'), 'stale');
    await writeFile(join(folder, 'sw.js.gz'), 'stale');
    await configureOnDisk(folder, SETTINGS, ['https://games.example']);
    const names = await readdir(folder);
    expect(names).not.toContain('index.html.br');
    expect(names).not.toContain('sw.js.gz');
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('https://api.example');

    const headers = await readFile(join(folder, '_headers'), 'utf8');
    const [styleHash] = inlineHashes(page, 'style');
    expect(headers).toContain(`style-src 'self' ${styleHash};`);
    expect(headers).toContain("connect-src 'self' https://api.example;");
    expect(headers).toContain("frame-src 'self' https://games.example;");
    expect(headers).not.toMatch(/report/);
    expect(headers).toMatch(
      /^\/assets\/\*\n {2}cache-control: public, max-age=31536000, immutable$/m,
    );
    for (const path of ['/', '/index.html', '/sw.js', '/worker-control.json']) {
      expect(headers).toContain(`\n${path}\n  cache-control: no-cache\n`);
    }
  });
});

describe('without a built app', () => {
  const subject = platformUnderTest();

  it('the root reports that no built app was found', async () => {
    const response = await subject.platform().app.inject('/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('No built app was found');
  });

  it('pictures are served to any origin, to be cached for ever', async () => {
    const { body } = await subject.call('appConfig');
    const [game] = body['appGameList'] as { id: number; version: number }[];
    const url = `${String(body['gameResourceUrl'])}/icon/${game?.id}_${game?.version}.webp`;
    const response = await subject.platform().app.inject(url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await subject.platform().app.inject('/static/art/icon/1_1.webp')).statusCode).toBe(404);
  });
});

describe('the built app', () => {
  const folder = temporaryFolder();
  const flags: string[] = [];
  beforeAll(async () => {
    flags.push(`--client-dir=${folder()}`, '--api-base=https://api.example');
    flags.push('--picture-origins=https://art.example');
    flags.push('--allowed-origins=https://app.example', '--trust-proxy=1');
    await buildFixture(folder());
  });
  const subject = platformUnderTest(flags);
  const get = (url: string, headers: Record<string, string> = {}) =>
    subject.platform().app.inject({ url, headers });

  it.each(['/', '/lobby/home', '/start?gameId=1001', '/activity/spin', '/profile/vip'])(
    'sends the shell for %s',
    async (url) => {
      const response = await get(url, { accept: 'text/html,application/xhtml+xml' });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(response.body).toContain('&quot;apiBase&quot;:&quot;https://api.example&quot;');
    },
  );

  it('has an icon for the tabs of addresses without a page', async () => {
    const response = await get('/favicon.ico');
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.rawPayload).toEqual(Buffer.from([0x89, 0x51]));
  });

  it.each([
    ['/app/v1/refreshData', 'text/html'],
    ['/static/art/nothing', 'text/html'],
    ['/operator/catalogue', 'text/html'],
    ['/report/install', 'application/json'],
    ['/assets/gone-123456.js', 'text/html'],
    ['/lobby/home', 'application/json'],
    ['/lobby/home', '*/*'],
    ['/../package.json', 'text/html'],
    ['/%2e%2e/package.json', 'text/html'],
    ['/%', '*/*'],
    ['/assets/..%2f..%2fpackage.json', 'text/html'],
  ])('answers %s for %s with a JSON error', async (url, accept) => {
    const response = await get(url, { accept });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.json()).toMatchObject({ errcode: response.statusCode });
    expect(response.headers['content-type']).toContain('application/json');
  });

  it.each([
    ['/', '', 'Parola: game lobby', 'en_PH'],
    ['/lobby/home?utm_campaign=x', 'th-TH,th;q=0.9', pageWords('th-TH').title, 'th_TH'],
    ['/?outValue=ABC&install_referrer=h5&aid=7', '', 'You’re invited to Parola', 'en_PH'],
    ['/?outValue=ABC', 'th', 'เพื่อนชวนคุณมาเล่น Parola', 'th_TH'],
  ])('includes the card of %s for link previews (%s)', async (url, language, title, locale) => {
    const response = await get(url, {
      accept: 'text/html',
      'accept-language': language,
      'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      host: 'play.example',
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<meta property="og:title" content="${title}">`);
    expect(response.body).toContain(`<meta property="og:locale" content="${locale}">`);
    const picture = `/icons/cards/card-${locale.replace('_', '-')}.jpg`;
    expect(response.body).toContain(
      `<meta property="og:image" content="http://play.example${picture}">`,
    );
    // The page itself: search engines get the same content as people.
    expect(response.body).toContain('<p>lobby</p>');
  });

  it('includes no card in the page that a worker verifies by its hash, for any user agent', async () => {
    const names = ['Mozilla/5.0', 'Mozilla/5.0 Chrome/130 CrawlBot/1.0'];
    const pages = await Promise.all(
      names.map((name) => get('/index.html', { 'user-agent': name })),
    );
    expect(pages.map(({ body }) => body)).toEqual([pages[0]?.body, pages[0]?.body]);
    const [worker, hash] = [await get('/sw.js'), createHash('sha256').update(pages[0]?.body ?? '')];
    expect(worker.body).toContain(`shell-revision:${hash.digest('hex').slice(0, 16)}`);
  });

  it('compresses the page of a link preview', async () => {
    const { headers, rawPayload } = await get('/', {
      accept: 'text/html',
      'accept-encoding': 'br',
      'user-agent': 'Twitterbot/1.0',
    });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('og:title');
  });

  it('includes no card for people, and nothing of the address in a card', async () => {
    const people = await get('/?outValue=ABC', {
      accept: 'text/html',
      'user-agent': 'Mozilla/5.0',
    });
    expect(people.body).not.toContain('og:');
    const nasty = await get('/?outValue=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', {
      accept: 'text/html',
      'user-agent': 'TelegramBot (like TwitterBot)',
    });
    expect(nasty.body).toContain('og:title');
    expect(nasty.body).not.toContain('alert(1)');
  });

  it('sends precompressed files, to be cached for ever where the name contains a hash', async () => {
    const url = '/assets/app-1a2b3c.js';
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect((await get(url)).body).toBe(SCRIPT);
  });

  it('compresses the stamped page itself', async () => {
    const response = await get('/', { accept: 'text/html', 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('https://api.example');
  });

  it.each(['/', '/sw.js', '/manifest.webmanifest'])(
    'answers 304 to the ETag of %s',
    async (url) => {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' };
      const first = await get(url, headers);
      expect(first.headers['cache-control']).toBe('no-cache');
      const etag = String(first.headers.etag);
      const again = await get(url, { ...headers, 'if-none-match': `W/${etag}, "other"` });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await get(url, { ...headers, 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );

  it('answers HEAD without a body', async () => {
    const response = await subject.platform().app.inject({ method: 'HEAD', url: '/sw.js' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('sends the security policy with pages and errors', async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    const policy = String(headers['content-security-policy']).split('; ');
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' 'sha256-${hash}'`,
        "img-src 'self' data: blob: https://api.example https://art.example",
        "connect-src 'self' https://api.example https://art.example",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'report-uri /csp-report',
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await get('/app/v1/nothing')).headers).toHaveProperty('content-security-policy');
  });

  it('sends a part of a page without the headers that only a page needs', async () => {
    const ofPages = [
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'reporting-endpoints',
      'x-frame-options',
    ];
    const sentWith = async (url: string) => {
      const { headers } = await get(url);
      expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
      expect(headers).toHaveProperty('cross-origin-resource-policy');
      return ofPages.filter((name) => name in headers);
    };
    for (const url of ['/icon-192.png', '/assets/app-1a2b3c.css', '/assets/app-1a2b3c.js']) {
      expect(await sentWith(url), url).toEqual([]);
    }
    for (const url of ['/', '/sw.js', '/assets/picture.svg', '/assets/gone-1a2b.js']) {
      expect(await sentWith(url), url).toEqual(ofPages);
    }
  });

  it('separates a page from an opener of another site, and from no other', async () => {
    const openerPolicy = async (site?: string) => {
      const from = site === undefined ? {} : { 'sec-fetch-site': site };
      const { headers } = await get('/lobby/home', { accept: 'text/html', ...from });
      expect(headers['vary']).toBe('accept-encoding, sec-fetch-site');
      return headers['cross-origin-opener-policy'];
    };
    for (const site of ['cross-site', 'same-site', undefined]) {
      expect(await openerPolicy(site)).toBe('same-origin');
    }
    for (const site of ['none', 'same-origin']) expect(await openerPolicy(site)).toBeUndefined();
  });

  it('lets API answers load nothing and be framed by nobody', async () => {
    const url = endpoints.lobbyTips.path;
    const { headers } = await subject.platform().app.inject({ method: 'POST', url });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
  });

  it('sends HSTS over TLS only', async () => {
    const overTls = await get('/', { accept: 'text/html', 'x-forwarded-proto': 'https' });
    expect(overTls.headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await get('/', { accept: 'text/html' });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });

  const postReport = (type: string, payload: string, remoteAddress = '127.0.0.1') =>
    subject.platform().app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': type },
      payload,
      remoteAddress,
    });
  const oldReport = {
    'csp-report': {
      'violated-directive': 'img-src',
      'document-uri': 'https://a.example/game/?s=key#part',
    },
  };
  const newReport = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', documentURL: 'https://a.example/game/?s=key#part' },
  };

  it('accepts policy reports in both formats, and counts them', async () => {
    const old = await postReport('application/csp-report', JSON.stringify(oldReport));
    const list = JSON.stringify([newReport, { type: 'deprecation', body: {} }]);
    const fresh = await postReport('application/reports+json', list);
    expect([old.statusCode, fresh.statusCode]).toEqual([204, 204]);
    const { body } = await operate(subject.platform(), 'csp-reports');
    const violation = {
      directive: 'img-src',
      blocked: '',
      page: 'https://a.example/game/',
      source: '',
    };
    expect(body).toMatchObject({ count: 2 });
    expect(body['newest']).toEqual(Array(2).fill(JSON.stringify(violation)));
  });

  it('limits the number and the size of policy reports from an address', async () => {
    const type = 'application/reports+json';
    const address = '203.0.113.20';
    const nested = `${'['.repeat(7000)}${']'.repeat(7000)}`;
    expect((await postReport(type, nested, address)).statusCode).toBe(204);
    expect((await postReport(type, `"${'x'.repeat(17_000)}"`, address)).statusCode).toBe(400);
    const before = (await operate(subject.platform(), 'csp-reports')).body['count'];
    const long = { ...newReport, body: { effectiveDirective: 'y'.repeat(400) } };
    await postReport(type, JSON.stringify(Array.from({ length: 20 }, () => long)), address);
    const { count, newest } = (await operate(subject.platform(), 'csp-reports')).body;
    expect(Number(count) - Number(before)).toBe(10);
    expect((newest as string[])[0]?.length).toBeLessThan(300);
    const codes = new Set<number>();
    for (let index = 0; index < 40; index += 1) {
      codes.add((await postReport(type, '[]', address)).statusCode);
    }
    expect([...codes]).toEqual([204, 429]);
    expect((await postReport(type, '[]', '203.0.113.21')).statusCode).toBe(204);
  });

  it('answers malformed and unknown paths without a server error', async () => {
    const { app } = subject.platform();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const statusOf = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { accept: 'text/html' };
        httpGet({ port, path, headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    for (const path of ['//', '/\\', '//evil.example/x', '/%2f%2f', '///?source=pwa', '/%zz']) {
      expect([200, 400, 404], path).toContain(await statusOf(path));
    }
  });

  it('allows calls only from the configured origins', async () => {
    const preflight = (origin: string) =>
      subject.platform().app.inject({
        method: 'OPTIONS',
        url: '/app/v1/refreshData',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('https://app.example');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example');
    const other = await preflight('https://evil.example');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
